/**
 * Makes code, terminals, and wide tables (groups with a name) a tab stop while they scroll, and only then: the server can't know
 * how wide a reader's window is. It checks when the page has loaded, since typefaces change widths, and whenever a group or
 * something in it changes its size: a terminal of a fixed height can get more lines. Inlined in the head. Without it, Chromium
 * and Firefox do so on their own.
 *
 * The browser rounds the two heights separately, so a difference of a pixel isn't overflow. The height of a group that doesn't
 * scroll follows its content, so the script needn't check how it overflows.
 */
export const SCROLLABLE_TAB_STOP_SCRIPT =
  "(d=>{let o=new ResizeObserver(l=>{for(let{target:t}of l){let r=t.closest('[role=group]');r.tabIndex=r.scrollWidth>r.clientWidth||r.scrollHeight>r.clientHeight+1?0:-1}});addEventListener('load',()=>{for(let r of d.querySelectorAll('[role=group],[role=group]>*'))o.observe(r)})})(document)";
