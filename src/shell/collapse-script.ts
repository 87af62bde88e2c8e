/** Collapses elements with `data-fold` on phones before the first paint. Inlined in the page; without scripts they stay open. */
export const COLLAPSE_SCRIPT =
  "document.addEventListener('DOMContentLoaded',()=>{if(matchMedia('(width<48rem)').matches)for(let d of document.querySelectorAll('[data-fold]'))d.open=!1})";
