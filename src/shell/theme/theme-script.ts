import { STORED_ITEMS } from '@/modules/privacy/server';

const ONE_YEAR_S = 365 * 24 * 60 * 60;
const { name } = STORED_ITEMS.theme;

/**
 * Restores the visitor's theme before the first paint and saves a new choice. Inlined in the head. Without it, the
 * switch still works on the current page through the style sheet alone. A page that the browser kept for "Back" may have
 * another theme than the one chosen since, so the theme is restored again whenever a page is shown; the switch shows it then.
 */
export const THEME_SCRIPT =
  `(d=>{let h=d.documentElement.dataset,t,s=()=>{t?h.theme=t:delete h.theme};` +
  `(onpageshow=()=>{t=(d.cookie.match(/(?:^|; )${name}=(light|dark)/)||[])[1];s();` +
  `for(let r of d.querySelectorAll('input[name=theme]'))r.checked=r.value==(t||'system')})();` +
  `d.addEventListener('change',e=>{if(e.target.name!='theme')return;t=e.target.value;if(t=='system')t='';` +
  `s();d.cookie='${name}='+t+';path=/;samesite=lax;max-age='+(t?${ONE_YEAR_S}:0)})})(document)`;
