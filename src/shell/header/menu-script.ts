/**
 * Adds behavior that the menu's native elements don't have. Inlined in the page. On wide screens an open area closes on
 * Escape, on a click outside, or when focus leaves it, so that it never covers the content.
 * It listens in the capture phase, before React, which stops events there while it waits for a part of the page to hydrate.
 */
export const MENU_SCRIPT =
  '(d=>{let c=(e,f)=>{' +
  "let o=d.querySelector('header details[open]');" +
  "if(o&&matchMedia('(width>=64rem)').matches&&(f||!o.contains(e.target))){o.open=!1;f&&o.firstChild.focus()}};" +
  "d.addEventListener('keydown',e=>e.key=='Escape'&&c(e,1),!0);" +
  "d.addEventListener('click',c,!0);d.addEventListener('focusin',c)})(document)";
