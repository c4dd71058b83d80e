import CalendarCore
import Testing

@testable import UIKitNames

@MainActor
struct CustomViewTests {
  private let bounds = Rect(x: 0, y: 0, width: 40, height: 16)

  private func drawn(_ view: UIView) -> [String] {
    let canvas = RecordingCanvas()
    ViewDecoration(view).draw(on: canvas, in: bounds)
    return canvas.drawn
  }

  @Test func aLabelIsItsTextInItsFontAndColor() {
    let label = UILabel()
    label.text = "12"
    label.font = .boldSystemFont(ofSize: 11)
    label.textColor = .systemRed
    label.textAlignment = .center
    #expect(drawn(label) == ["text 12 0.0,0.0,40.0,16.0 size 11.0 weight 700 #ff3b30"])
    #expect(ViewDecoration(label).accessibilityLabel == "12")
    label.accessibilityLabel = "twelve guests"
    #expect(ViewDecoration(label).accessibilityLabel == "twelve guests")
    label.text = nil
    #expect(drawn(label).isEmpty)
  }

  @Test func aSubclassIsDrawnAsItSetsItselfUp() {
    #expect(drawn(PartyLabel()) == ["text 🎉 0.0,0.0,40.0,16.0 size 12.0 weight 600 #ff2d55"])
  }

  @Test func aViewWithoutASizeFillsItsPlaceAndOneWithASizeStandsInTheMiddle() {
    let dot = UIView()
    dot.backgroundColor = .systemGreen
    #expect(drawn(dot) == ["fill 0.0,0.0,40.0,16.0 radius 0.0 #34c759"])
    dot.frame = CGRect(x: 5, y: 5, width: 8, height: 8)
    dot.layer.cornerRadius = 4
    #expect(drawn(dot) == ["fill 16.0,4.0,8.0,8.0 radius 4.0 #34c759"])
  }

  @Test func aBorderIsDrawnInsideTheEdge() {
    let ring = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    ring.layer.cornerRadius = 5
    ring.layer.borderWidth = 2
    ring.layer.borderColor = UIColor.black.cgColor
    #expect(drawn(ring) == ["stroke 16.0,4.0,8.0,8.0 radius 4.0 #000000 width 2.0"])
  }

  @Test func subviewsAreDrawnAtTheirFramesAboveTheirParent() {
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    badge.backgroundColor = .black
    let icon = UIImageView(image: UIImage(systemName: "star.fill"))
    icon.frame = CGRect(x: 2, y: 1, width: 8, height: 8)
    icon.tintColor = .systemYellow
    badge.addSubview(icon)
    let hidden = UILabel()
    hidden.text = "not seen"
    hidden.isHidden = true
    badge.addSubview(hidden)
    let pinned = UILabel()
    pinned.text = "3"
    pinned.translatesAutoresizingMaskIntoConstraints = false
    badge.addSubview(pinned)
    NSLayoutConstraint.activate([pinned.centerXAnchor.constraint(equalTo: badge.centerXAnchor)])
    #expect(
      drawn(badge) == [
        "fill 10.0,3.0,20.0,10.0 radius 0.0 #000000",
        "image symbol(\"star.fill\") 12.0,4.0,8.0,8.0 #ffcc00",
        "text 3 10.0,3.0,20.0,10.0 size 17.0 weight 400 #000000",
      ])
  }

  @Test func transparencyMultiplies() {
    let outer = UIView()
    outer.alpha = 0.5
    let inner = UIView()
    inner.backgroundColor = UIColor.black.withAlphaComponent(0.5)
    inner.alpha = 0.5
    outer.addSubview(inner)
    #expect(drawn(outer) == ["fill 0.0,0.0,40.0,16.0 radius 0.0 #00000020"])
  }

  @Test func viewsLayOutTheirSubviewsBeforeTheyAreDrawn() {
    final class Stamp: UIView {
      private let label = UILabel()
      override func layoutSubviews() {
        super.layoutSubviews()
        label.text = "late"
        if label.superview == nil { addSubview(label) }
      }
    }
    #expect(drawn(Stamp()).count == 1)
  }

  @Test func aViewHasOneSuperview() {
    let first = UIView()
    let second = UIView()
    let child = UIView()
    first.addSubview(child)
    second.insertSubview(child, at: 5)
    #expect(first.subviews.isEmpty)
    #expect(second.subviews == [child])
    #expect(child.superview === second)
    child.removeFromSuperview()
    #expect(child.superview == nil)
  }

  @Test func aFrameHasBoundsAndACenter() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    view.center = .zero
    #expect(view.frame == CGRect(x: -15, y: -20, width: 30, height: 40))
    view.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(view.frame.size == CGSize(width: 10, height: 10))
  }
}
