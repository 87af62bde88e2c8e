/** Folds what is marked with `data-fold` on phones, before the first paint. Inlined in the page; without it, all is open. */
export const FOLD_SCRIPT =
  "document.addEventListener('DOMContentLoaded',()=>{if(matchMedia('(width<48rem)').matches)for(let d of document.querySelectorAll('[data-fold]'))d.open=!1})";
