import { STORED_ITEMS } from '@/modules/privacy/server';

const ONE_YEAR_S = 365 * 24 * 60 * 60;
const { name } = STORED_ITEMS.theme;

/**
 * Restores the visitor's theme before the first paint and saves a new choice. Inlined in the head. Without it, the
 * switch still works on the current page through the style sheet alone.
 */
export const THEME_SCRIPT =
  `(d=>{let h=d.documentElement,t=(d.cookie.match(/(?:^|; )${name}=(light|dark)/)||[])[1];if(t)h.dataset.theme=t;` +
  `d.addEventListener('DOMContentLoaded',()=>{for(let r of d.querySelectorAll('input[name=theme]'))r.checked=r.value==(t||'system')});` +
  `d.addEventListener('change',e=>{if(e.target.name!='theme')return;t=e.target.value;let s=t=='system';` +
  `s?delete h.dataset.theme:h.dataset.theme=t;d.cookie='${name}='+t+';path=/;samesite=lax;max-age='+(s?0:${ONE_YEAR_S})})})(document)`;
