/**
 * What the menu's native elements do not do by themselves, inlined in the page: on wide screens an open area closes
 * with Escape, a press elsewhere, or when the focus leaves it, so that it never covers what one reads.
 */
export const MENU_SCRIPT =
  "(d=>{let c=(e,f)=>{let o=d.querySelector('header details[open]');if(o&&matchMedia('(width>=64rem)').matches&&(f||!o.contains(e.target))){o.open=!1;f&&o.firstChild.focus()}};d.addEventListener('keydown',e=>e.key=='Escape'&&c(e,1));d.addEventListener('click',c);d.addEventListener('focusin',c)})(document)";
