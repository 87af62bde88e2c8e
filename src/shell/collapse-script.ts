/**
 * Collapses elements with `data-fold` on phones before the first paint, and opens them when the window becomes wide, where nothing
 * shows that they can be opened. A window that becomes narrow leaves them as they are, so that nothing closes that is being
 * read. Inlined in the page; without scripts they stay open.
 */
export const COLLAPSE_SCRIPT =
  "(d=>{let m=matchMedia('(width<48rem)')," +
  "f=()=>{for(let r of d.querySelectorAll('[data-fold]'))r.open=!m.matches};" +
  "d.addEventListener('DOMContentLoaded',f);" +
  'm.onchange=()=>m.matches||f()})(document)';
