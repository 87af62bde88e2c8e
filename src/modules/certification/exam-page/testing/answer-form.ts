import { vi } from 'vitest';
import { AnswerSender } from '../answer-sender';
import { createAnswerKeeper } from '../kept-answers';

/** Returns the form of a question with three options, as the server renders it. */
export function createForm(): HTMLFormElement {
  const form = document.createElement('form');
  form.innerHTML = [
    '<input type="hidden" name="revision" value="0">',
    ...[0, 1, 2].map((value) => `<input type="checkbox" name="choice" value="${value}">`),
    '<input type="checkbox" name="flagged" value="on">',
  ].join('');
  return form;
}

/** Creates a sender for a form. @returns it, and what it has reported */
export function createSender(form: HTMLFormElement, keeper = createAnswerKeeper(1, 1)) {
  const reports: string[] = [];
  const sender = new AnswerSender(form, { report: (status) => reports.push(status), takeTime: () => {}, keeper });
  return { sender, reports };
}

/** Chooses an option of the question in a form. */
export function choose(form: HTMLFormElement, value: number, isChosen = true): void {
  const field = form.querySelector<HTMLInputElement>(`[name="choice"][value="${value}"]`);
  if (field) field.checked = isChosen;
}

/** Returns the answer in a form as it would be sent. */
export function readAnswer(form: HTMLFormElement): string {
  return new URLSearchParams(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  ).toString();
}

/** Replaces `fetch` with one that loses each response. */
export function loseResponses(): void {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
}

/** A request whose response the test sends. */
interface SentRequest {
  readonly sent: string;
  /** Whether it outlives the page. */
  readonly isKeptAlive: boolean | undefined;
  readonly respond: (result: object) => void;
}

/** Replaces `fetch` with one whose responses the test sends. @returns the requests, oldest first */
export function stubSite(): SentRequest[] {
  const requests: SentRequest[] = [];
  const fetchStub = (_path: string, { body, keepalive }: { readonly body: URLSearchParams; readonly keepalive?: boolean }) =>
    new Promise<Response>((resolve) => {
      const respond = (result: object) => resolve(Response.json(result));
      requests.push({ sent: body.toString(), isKeptAlive: keepalive, respond });
    });
  vi.stubGlobal('fetch', fetchStub);
  return requests;
}
