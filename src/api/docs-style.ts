/** The style of the page that shows the API, light and dark, in the colors and fonts of the site. */
export const docsStyle = `
  @font-face { font-family: Figtree; src: url(/fonts/figtree.woff2) format('woff2'); font-weight: 300 900 }
  @font-face { font-family: Bricolage; src: url(/fonts/bricolage-grotesque.woff2) format('woff2'); font-weight: 600 800 }
  :root { color-scheme: light dark; --paper: #fffaf0; --card: #ffffff; --ink: #0e2a36; --line: #eadcc2; --pool: #0b7a94 }
  @media (prefers-color-scheme: dark) {
    :root { --paper: #06222e; --card: #0b2e3c; --ink: #ecf7f8; --line: #1d4b5b; --pool: #6fd3e6 }
  }
  body { font: 17px/1.55 Figtree, system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 2.5rem 1.25rem 5rem;
    background: var(--paper); color: var(--ink) }
  h1, h2 { font-family: Bricolage, system-ui, sans-serif; letter-spacing: -.025em; line-height: 1.15 }
  h1 { font-size: clamp(2rem, 5vw, 2.8rem) }
  h2 { margin: 2.75rem 0 .75rem }
  h3 { margin: 1.5rem 0 .5rem; font-size: 1rem }
  a { color: var(--pool) }
  details { border: 1px solid var(--line); border-radius: 12px; margin-top: .5rem; padding: .7rem 1rem; background: var(--card) }
  details:hover { border-color: var(--pool) }
  summary { cursor: pointer; overflow-wrap: anywhere; display: grid; align-items: baseline; gap: .2rem .9rem;
    grid-template-columns: 4.6rem minmax(0, 1fr) 1rem }
  summary::-webkit-details-marker { display: none }
  summary::after { content: '+'; grid-area: 1 / -2; text-align: center; color: var(--pool); font-weight: 700 }
  [open] > summary::after { content: '−' }
  summary span { grid-column: 2 }
  summary code:first-child { grid-column: 1 / 3 }
  :focus-visible { outline: 3px solid var(--pool); outline-offset: 2px }
  code, pre { font: .9em ui-monospace, monospace }
  nav ul { margin: .6rem 0; display: flex; flex-wrap: wrap; gap: .35rem 1.2rem; padding: 0; list-style: none }
  table { border-collapse: collapse; width: 100%; font-size: .92em }
  th, td { text-align: left; vertical-align: top; padding: .35rem .9rem .35rem 0; border-bottom: 1px solid var(--line) }
  td:first-child code { font-weight: 600 }
  td { overflow-wrap: anywhere; min-width: 7.5rem }
  pre { overflow-x: auto; padding: .8rem; border: 1px solid var(--line); border-radius: 8px }
  .method { border-radius: 99px; font-size: .8rem; font-weight: 700; text-align: center }
  .GET { background: light-dark(#d5e3f8, #1b3f6b); color: light-dark(#173f77, #d5e6ff) }
  .POST { background: light-dark(#cfe8d6, #17493a); color: light-dark(#174a34, #cdeedb) }
  .PUT { background: light-dark(#ffe3b0, #1f4a4a); color: light-dark(#5c3a06, #ffe6b3) }
  .PATCH { background: light-dark(#cdeef2, #0f4a5c); color: light-dark(#0a4f66, #c6eef5) }
  .DELETE { background: light-dark(#ffd5c8, #5c2b1f); color: light-dark(#7a2411, #ffdacf) }
  @media (max-width: 48rem) {
    table, thead, tbody { display: block }
    thead { display: none }
    tr { display: flex; flex-wrap: wrap; gap: .1rem .8rem; padding: .4rem 0; border-bottom: 1px solid var(--line) }
    td { min-width: 0; padding: 0; border: 0 }
    td:last-child { flex-basis: 100% }
  }
  @media (min-width: 48rem) {
    td:first-child { overflow-wrap: normal }
    summary { grid-template-columns: 4.6rem minmax(0, 1fr) minmax(0, 1fr) 1rem }
    summary span { grid-column: 3 }
    summary code:first-child { grid-column: 1 / 4 }
  }
`
