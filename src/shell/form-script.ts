/** How long a submission waits for the script of its form before it is sent without. */
const WAIT_MS = 10_000;

/**
 * Fetches the script of a form, `data-tools`, when a field is focused: no page needs it before. Inlined in the head. A form
 * that is submitted before its script has arrived (autofill, a slow network) is marked `aria-busy`, and the script submits
 * it: without its proof of work the visitor would be asked to wait and submit again. `noValidate` shows that the script has
 * taken over; where it cannot be had, the form is sent without.
 */
export const FORM_SCRIPT =
  `(d=>{let o=(e,c)=>(e=e.target.closest('[data-tools]'))&&import(e.dataset.tools).catch(c);d.addEventListener('focusin',o);` +
  `d.addEventListener('submit',e=>{let f=e.target,c=e=>f.noValidate||f.submit();` +
  `f.noValidate||o(e,c)&&(e.preventDefault(),f.ariaBusy=!0,setTimeout(c,${WAIT_MS}))})})(document)`;
