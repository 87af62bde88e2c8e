/** Folds the columns of the footer on phones before the first paint. Inlined in the page; without it, they are open. */
export const FOOTER_SCRIPT =
  "document.addEventListener('DOMContentLoaded',()=>{if(matchMedia('(width<48rem)').matches)for(let d of document.querySelectorAll('footer details'))d.open=!1})";
