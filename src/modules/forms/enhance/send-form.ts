import { getProof } from './proof';
import { getScoreToken } from './score';

/** The result of sending a form: accepted, returned with errors, refused with a message, or unknown. */
type SendResult =
  | { kind: 'accepted'; url: string }
  | { kind: 'form'; form: HTMLFormElement }
  | { kind: 'refused'; message: string }
  | { kind: 'unknown' };

const TIME_LIMIT_MS = 30_000;
/** A little more than the server's (read-form-post.ts): a slow connection needs time for a file. */
const UPLOAD_LIMIT_MS = 100_000;
const OFFLINE = 'You are offline. Your input is still here. Press the button again when the network is back.';
/** Status codes with which the site reports that nothing was saved (fallback-page.tsx). */
const REJECTION_STATUSES = new Set([400, 403, 404, 408, 413, 415, 429, 503]);

/** Sends a form as the browser would and reads the response: a form returned with errors replaces the one on the page. */
export async function sendForm(form: HTMLFormElement): Promise<SendResult> {
  // Browsers are sure of that, while a request that fails may have arrived.
  if (!navigator.onLine) return { kind: 'refused', message: OFFLINE };
  try {
    const answer = await fetch(form.action, {
      method: 'POST',
      body: await buildBody(form),
      signal: AbortSignal.timeout(form.enctype === 'multipart/form-data' ? UPLOAD_LIMIT_MS : TIME_LIMIT_MS),
    });
    if (answer.redirected) return { kind: 'accepted', url: answer.url };
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const back = page.getElementById(form.id);
    if (back instanceof HTMLFormElement) return { kind: 'form', form: document.adoptNode(back) };
    const message = page.querySelector('main p')?.textContent ?? '';
    // A proxy in front of the site may have responded, which says nothing about the form.
    return REJECTION_STATUSES.has(answer.status) && message !== '' ? { kind: 'refused', message } : { kind: 'unknown' };
  } catch {
    return { kind: 'unknown' };
  }
}

async function buildBody(form: HTMLFormElement): Promise<FormData | URLSearchParams> {
  const [proof, token] = await Promise.all([getProof(), getScoreToken(form)]);
  const data = new FormData(form);
  if (proof !== undefined) data.set('altcha', proof);
  if (token !== undefined) data.set('g-recaptcha-response', token);
  if (form.enctype === 'multipart/form-data') return data;
  return new URLSearchParams([...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}
