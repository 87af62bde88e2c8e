import { currentProof } from './proof';
import { scoreToken } from './score';

/** What came of sending a form: it was taken, it came back with messages, or nobody knows. */
export type Outcome = { kind: 'taken'; address: string } | { kind: 'form'; form: HTMLFormElement } | { kind: 'lost' };

const TIME_LIMIT_MS = 30_000;

/** Sends a form as the browser would, and reads the answer: a form that came back replaces the one on the page. */
export async function sendForm(form: HTMLFormElement): Promise<Outcome> {
  try {
    const answer = await fetch(form.action, { method: 'POST', body: await bodyOf(form), signal: AbortSignal.timeout(TIME_LIMIT_MS) });
    if (answer.redirected) return { kind: 'taken', address: answer.url };
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const back = page.getElementById(form.id);
    return back instanceof HTMLFormElement ? { kind: 'form', form: document.adoptNode(back) } : { kind: 'lost' };
  } catch {
    return { kind: 'lost' };
  }
}

async function bodyOf(form: HTMLFormElement): Promise<FormData | URLSearchParams> {
  const [proof, token] = await Promise.all([currentProof(), scoreToken(form)]);
  const data = new FormData(form);
  if (proof !== undefined) data.set('altcha', proof);
  if (token !== undefined) data.set('g-recaptcha-response', token);
  if (form.enctype === 'multipart/form-data') return data;
  return new URLSearchParams([...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}
