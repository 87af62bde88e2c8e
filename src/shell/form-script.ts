/** How long a submission waits for the script of its form before it is sent without. */
const WAIT_MS = 10_000;

/**
 * Fetches the script of a form, `data-tools`, when a field is focused: no page needs it before. Inlined in the head. A form
 * that is submitted before its script has arrived (autofill, a slow network) waits for it, because without its proof of
 * work the visitor would be asked to wait and submit again. `noValidate` shows that the script has taken over the form.
 */
export const FORM_SCRIPT =
  `(d=>{d.addEventListener('focusin',e=>{(e=e.target.closest('[data-tools]'))&&import(e.dataset.tools)});` +
  `d.addEventListener('submit',e=>{let f=e.target,t=f.dataset.tools;if(!t||e.defaultPrevented)return;e.preventDefault();` +
  `if(f.ariaBusy)return;f.ariaBusy='true';Promise.race([import(t),new Promise(r=>setTimeout(r,${WAIT_MS}))]).catch(()=>{})` +
  `.then(()=>{f.ariaBusy=null;f.noValidate?f.requestSubmit():f.submit()})})})(document)`;
