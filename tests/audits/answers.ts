import type { APIRequestContext } from '@playwright/test';
import { type DocumentFacts, factsOf } from './document-facts';

export interface Answer {
  status: number;
  text: string;
  headers: Record<string, string>;
}

/** Answers of this worker, so that a link on every page is followed once. */
const answers = new Map<string, Promise<Answer>>();
const facts = new Map<string, Promise<DocumentFacts>>();

/** What an address answers. Redirects are not followed. */
export function answerAt(request: APIRequestContext, address: string): Promise<Answer> {
  const known = answers.get(address);
  if (known) return known;
  const answer = request.get(address, { maxRedirects: 0 }).then(async (response) => ({ status: response.status(), text: await response.text(), headers: response.headers() }));
  answers.set(address, answer);
  return answer;
}

/** What the document at an address says of itself. */
export function factsAt(request: APIRequestContext, address: string): Promise<DocumentFacts> {
  const known = facts.get(address);
  if (known) return known;
  const read = answerAt(request, address).then(({ text }) => factsOf(text));
  facts.set(address, read);
  return read;
}
