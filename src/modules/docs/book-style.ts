/** The stylesheet of the single-document handbook, for offline reading and print. */
export const BOOK_STYLE = `
:root { color-scheme: light dark; --line: light-dark(#d5d1c8, #43507a); --soft: light-dark(#f4f1ea, #1b2748) }
body { max-width: 46rem; margin: 0 auto; padding: 2rem 1.25rem 4rem;
  background: light-dark(#fff, #10182f); color: light-dark(#14264a, #eef0f5);
  font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere }
.skip { position: absolute; padding: .75rem 1.25rem; background: #14264a; color: #fff }
.skip:not(:focus) { top: -100vh } main:focus { outline: 0 }
h1, h2, h3, h4, h5, h6 { line-height: 1.2; margin: 2em 0 .5em }
h1 { font-size: 2.25rem; margin-top: 0 }
h2 { font-size: 1.9rem; border-top: 2px solid; padding-top: .75rem }
h3 { font-size: 1.5rem } h4 { font-size: 1.2rem } h5, h6 { font-size: 1rem }
a { color: inherit } :is(h4, h5, h6) > a { text-decoration: none }
nav ol { padding-left: 1.25rem }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: .75rem 1rem; background: var(--soft); border-left: 3px solid var(--line) }
pre.output { margin-top: -1em }
code, pre, samp { font-family: ui-monospace, monospace; font-size: .9em }
[role=group] { overflow-x: auto }
table { overflow-wrap: break-word; border-collapse: collapse }
th, td { padding: .4rem .75rem .4rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top }
[role=note] { padding: .25rem 1rem; border-left: 3px solid; background: var(--soft) }
blockquote { margin-left: 0; padding-left: 1rem; border-left: 3px solid var(--line) }
@media print {
  body { max-width: none; padding: 0; background: #fff; color: #000; font-size: 10pt }
  h2 { break-before: page } h2, h3, h4, h5 { break-after: avoid } pre, tr, [role=note] { break-inside: avoid }
  a[href^=http]::after { content: " (" attr(href) ")"; font-size: .85em }
}
`;
