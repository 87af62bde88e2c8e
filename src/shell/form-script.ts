/** How long a submission waits for the form's script before it is sent without it. */
const WAIT_MS = 10_000;

/**
 * Loads the script of a form, `data-tools`, when one of its fields gets focus: no page needs it earlier. Inlined in the
 * head. A form that is submitted before its script has loaded (autofill, a slow network) is marked `aria-busy`, and the
 * script submits it: without proof of work, the visitor would have to wait and submit again. `data-enhanced`
 * shows that the script has taken over. If the script fails to load, the form is sent without it.
 */
export const FORM_SCRIPT =
  `(d=>{let o=(e,c)=>(e=e.target.closest('[data-tools]'))&&import(e.dataset.tools).catch(c);d.addEventListener('focusin',o);` +
  `d.addEventListener('submit',e=>{let f=e.target,c=e=>f.dataset.enhanced||f.submit();` +
  `f.dataset.enhanced||o(e,c)&&(e.preventDefault(),f.ariaBusy=!0,setTimeout(c,${WAIT_MS}))})})(document)`;
