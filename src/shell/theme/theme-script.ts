import { STORED_ITEMS } from '@/modules/privacy/server';

const ONE_YEAR_S = 365 * 24 * 60 * 60;
const { name } = STORED_ITEMS.theme;

/**
 * Restores the visitor's theme before the first paint and saves a new choice. Inlined in the head. Without it, the
 * switch still works on the current page through the style sheet alone. The switch shows the choice once the page is parsed.
 * A page that the browser kept for "Back" may have another theme than the one chosen since, so the theme is restored again
 * whenever a page is shown. Choices are received in the capture phase, before React, which stops events there while it waits for
 * a part of the page to hydrate.
 */
export const THEME_SCRIPT =
  `(d=>{let h=d.documentElement.dataset;(d.onreadystatechange=onpageshow=()=>{` +
  `h.theme=(d.cookie.match(/(?:^|; )${name}=(light|dark)/)||[])[1]||'system';` +
  `for(let r of d.querySelectorAll('input[name=theme]'))r.checked=r.value==h.theme})();` +
  `d.addEventListener('change',({target:{name:n,value:t}})=>{if(n=='theme'){h.theme=t;` +
  `d.cookie='${name}='+t+';path=/;samesite=lax;max-age='+(t=='system'?0:${ONE_YEAR_S})}},!0)})(document)`;
