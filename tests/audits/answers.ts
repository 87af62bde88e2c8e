import { addresses, site } from './catalogue';
import { type DocumentFacts, extractFacts } from './document-facts';

export interface Answer {
  status: number;
  text: string;
  headers: Record<string, string>;
}

/** So many are asked for ahead of the tests: the site makes pages while the tests look at others. */
const AHEAD = 3;

const answers = new Map<string, Promise<Answer>>();
const facts = new Map<string, Promise<DocumentFacts>>();
let ahead: Promise<void> | undefined;

/**
 * Asks the site, as a browser would that takes compressed answers. Redirects are not followed. Each request has its own
 * connection, because fetch fails when the server closes an idle one in the moment of its use.
 */
export function ask(address: string): Promise<Response> {
  return fetch(new URL(address, site), { redirect: 'manual', headers: { 'Accept-Encoding': 'br', Connection: 'close' } });
}

/** What an address answers. Each is asked once, however many tests look at it. */
export function fetchAnswer(address: string): Promise<Answer> {
  ahead ??= askAhead();
  return askedOnce(address);
}

function askedOnce(address: string): Promise<Answer> {
  const known = answers.get(address);
  if (known) return known;
  const answer = ask(address).then(async (response) => ({
    status: response.status,
    text: await response.text(),
    headers: Object.fromEntries(response.headers),
  }));
  answers.set(address, answer);
  return answer;
}

/** What the document at an address says of itself. Each is parsed once. */
export function fetchFacts(address: string): Promise<DocumentFacts> {
  const known = facts.get(address);
  if (known) return known;
  const read = fetchAnswer(address).then(({ text }) => extractFacts(text));
  facts.set(address, read);
  return read;
}

/** A failure is reported by the test that looks at the page. */
async function askAhead(): Promise<void> {
  const rest = [...addresses];
  const askForRest = async (): Promise<void> => {
    for (let next = rest.shift(); next !== undefined; next = rest.shift()) await askedOnce(next).catch(() => undefined);
  };
  await Promise.all(Array.from({ length: AHEAD }, askForRest));
}
