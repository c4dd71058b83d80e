extension ComparisonReport {
  /// The page's style sheet: which view and which zoom are chosen is seen by the state of the radio buttons.
  static let style = """
    :root{color-scheme:light dark;--accent:#d60028;--line:color-mix(in srgb,currentColor 20%,transparent)}
    body{margin:2rem;font:15px/1.45 system-ui,sans-serif}
    h1{font-size:1.4rem;margin:0 0 1rem}h2{font-size:1.05rem;margin:0 0 .3rem}p{margin:.2rem 0}
    section{border-top:1px solid var(--line);margin-top:1.5rem;padding-top:1rem}
    section ul{list-style:none;display:flex;flex-wrap:wrap;gap:.4rem;padding:0;margin:.5rem 0}
    section li{border:1px solid var(--line);border-radius:1em;padding:0 .7em}
    .environment{color:var(--accent);font-weight:600}
    input[type=radio],#marks{position:absolute;opacity:0}
    label{display:inline-block;border:1px solid var(--line);border-radius:.5em;padding:.25em .8em;cursor:pointer}
    input:checked+label{background:CanvasText;color:Canvas}
    input:focus-visible+label{outline:2px solid var(--accent);outline-offset:2px}
    .gap{display:inline-block;width:1rem}
    .pictures{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:1rem;margin-top:.8rem}
    figure{margin:0;min-width:0}figcaption{font-size:.85rem;opacity:.7;margin-bottom:.3rem}
    .frame{position:relative;width:fit-content;max-width:100%;box-shadow:0 0 0 1px var(--line)}
    .frame img{display:block;max-width:100%;height:auto;background:repeating-conic-gradient(#fff 0 25%,#e8e8e8 0 50%) 0/16px 16px}
    .frame i{position:absolute;outline:2px solid var(--accent);outline-offset:1px;border-radius:2px}
    #marks:not(:checked)~main .frame i{display:none}
    .slide{display:none;width:min(100%,var(--width));margin:.6rem 0}
    #one:checked~main .frame{max-width:none}#one:checked~main .frame img{max-width:none}
    #four:checked~main .frame{max-width:none}
    #four:checked~main .frame img{max-width:none;width:calc(4*var(--width));image-rendering:pixelated}
    #one:checked~main .pictures,#four:checked~main .pictures{overflow:auto;grid-template-columns:repeat(3,max-content)}
    #blink:checked~main .pictures,#slider:checked~main .pictures,#map:checked~main .pictures{
    grid-template-columns:auto;justify-items:start}
    #blink:checked~main figure,#slider:checked~main figure{grid-area:1/1}
    #blink:checked~main .difference,#slider:checked~main .difference{display:none}
    #map:checked~main .expected,#map:checked~main .actual{display:none}
    #blink:checked~main .actual,#slider:checked~main .actual{position:relative;z-index:1}
    #blink:checked~main .actual{background:Canvas;animation:blink 1.4s steps(1) infinite}
    @keyframes blink{50%{visibility:hidden}}
    #slider:checked~main .slide{display:block}
    #slider:checked~main .actual figcaption{text-align:right}
    #slider:checked~main .actual .frame{clip-path:inset(-4px -4px -4px var(--slide,50%))}
    #slider:checked~main .actual .frame::after{content:"";position:absolute;inset:0 auto 0 var(--slide,50%);width:2px;
    background:var(--accent)}
    """

  /// Moves the edge between two pictures; everything else does without a script.
  static let script = """
    for (const slide of document.querySelectorAll('.slide'))
      slide.oninput = () => slide.previousElementSibling.style.setProperty('--slide', slide.value + '%')
    """
}
