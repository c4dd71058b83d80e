import PageLayout

extension FontBook {
  /// The shipped files that a scene's texts may be set with.
  func files(for scene: Scene) -> Set<String> {
    Set(
      scene.texts.flatMap { text in
        let design = text.style.design.face
        guard metrics(of: text.text, style: text.style).missing.isEmpty else { return FontSet.shipped.files }
        return FontSet.lean(design, scripts: ShippedFace.needed(for: text.text)).files
      })
  }
}
