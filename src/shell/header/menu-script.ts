/**
 * Adds behavior that the menu's native elements don't have. Inlined in the page. On wide screens an open area closes on
 * Escape, on a click outside, or when focus leaves it, so that it never covers the content.
 * It listens in the capture phase, before React, which stops events there while it waits for a part of the page to hydrate.
 */
export const MENU_SCRIPT =
  "(d=>{for(let t of['keydown','click','focusin'])d.addEventListener(t,e=>{" +
  "let o=d.querySelector('header details[open]'),f=e.key=='Escape';" +
  "o&&matchMedia('(width>=64rem)').matches&&(f||!e.key&&!o.contains(e.target))&&(o.open=!1,f&&o.firstChild.focus())" +
  '},!0)})(document)';
