/**
 * Makes code and wide tables (groups with a name) a tab stop while they scroll to the side, and only then: the server
 * can't know how wide a reader's window is. It checks when the page has loaded, since typefaces change widths, and
 * whenever a group changes its size. Inlined in the head. Without it, Chromium and Firefox do so on their own.
 */
export const SCROLLABLE_TAB_STOP_SCRIPT =
  '(d=>{let o=new ResizeObserver(l=>{for(let{target:r}of l)r.tabIndex=r.scrollWidth>r.clientWidth?0:-1});' +
  "addEventListener('load',()=>{for(let r of d.querySelectorAll('[role=group]'))o.observe(r)})})(document)";
