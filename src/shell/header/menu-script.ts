/**
 * Adds behavior that the menu's native elements don't have. Inlined in the page. On wide screens an open area closes on
 * Escape, on a click outside, or when focus leaves it, so that it never covers the content.
 */
export const MENU_SCRIPT =
  '(d=>{let c=(e,f)=>{' +
  "let o=d.querySelector('header details[open]');" +
  "if(o&&matchMedia('(width>=64rem)').matches&&(f||!o.contains(e.target))){o.open=!1;f&&o.firstChild.focus()}};" +
  "d.addEventListener('keydown',e=>e.key=='Escape'&&c(e,1));" +
  "d.addEventListener('click',c);d.addEventListener('focusin',c)})(document)";
