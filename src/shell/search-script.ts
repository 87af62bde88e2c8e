import { SEARCH_SHORTCUT_KEY } from '@/platform/constants';

/**
 * Opens the search dialog: by the search link of the header, by `/`, and by Ctrl-K or Cmd-K. Inlined in the head; the
 * dialog itself is loaded then (src/modules/search/dialog). If that fails, and for a new tab, the link leads to /search, unless the
 * device is offline: the browser would show its error instead of the page.
 * The listeners come before React's, which stops the propagation of events while it waits for data to hydrate the page with.
 */
export const SEARCH_SCRIPT =
  `(a=>{let o=e=>{e.preventDefault();import('/search-tools/dialog.js').then(m=>m.open())` +
  `.catch(()=>navigator.onLine?location='/search':alert('You are offline'))};` +
  `a('click',e=>{e.button||e.ctrlKey||e.metaKey||e.shiftKey||` +
  `e.target.closest('[data-search-open],header a[href="/search"]')&&o(e)},!0);` +
  `a('keydown',e=>{let c=e.ctrlKey||e.metaKey;if(e.defaultPrevented||e.altKey)return;` +
  `if(c&&!e.shiftKey&&e.key=='k')o(e);else if(!c&&e.key=='/'&&!e.target.closest('input,textarea,select,[contenteditable],dialog')){` +
  `try{if(localStorage['${SEARCH_SHORTCUT_KEY}']=='off')return}catch{}o(e)}},!0)})(addEventListener)`;
