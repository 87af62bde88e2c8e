import { STORED_ITEMS } from '@/modules/privacy/server';

const ONE_YEAR_S = 365 * 24 * 60 * 60;
const { name } = STORED_ITEMS.theme;

/**
 * Restores the visitor's theme before the first paint and saves a new choice. A page that the browser restores from the
 * back/forward cache gets the theme that was chosen since. Inlined in the head. Without it, the switch still works on the
 * current page through the style sheet alone.
 */
export const THEME_SCRIPT =
  `(d=>{let h=d.documentElement,a=t=>t=='system'?delete h.dataset.theme:h.dataset.theme=t,` +
  `f=()=>{let t=(d.cookie.match(/(?:^|; )${name}=(light|dark)/)||[,'system'])[1];a(t);for(let r of d.querySelectorAll('input[name=theme]'))r.checked=r.value==t};` +
  `f();d.addEventListener('DOMContentLoaded',f);addEventListener('pageshow',e=>e.persisted&&f());` +
  `d.addEventListener('change',e=>{let t=e.target.value;if(e.target.name=='theme')a(t),d.cookie='${name}='+t+';path=/;samesite=lax;max-age='+(t=='system'?0:${ONE_YEAR_S})})})(document)`;
