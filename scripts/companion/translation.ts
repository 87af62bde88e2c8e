import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Root, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { z } from 'zod';
import { parseJson, readBody, sendJson } from './http';

const PATH = '/language/translate/v2';
const LANGUAGES = ['de', 'en', 'es', 'fr', 'it', 'ja', 'pt'];

const requestSchema = z.object({
  q: z.array(z.string()).min(1).max(128),
  source: z.string().optional(),
  target: z.enum(LANGUAGES),
  format: z.enum(['text', 'html']).default('html'),
});

/** Letters that readers still recognize and that tests can distinguish from English. */
const ACCENTS: Readonly<Record<string, string>> = { a: 'å', e: 'é', i: 'î', o: 'ø', u: 'ü', A: 'Å', E: 'É', O: 'Ø' };

/**
 * Emulates Cloud Translation, Basic edition (REST, version 2). It writes English with accents instead of another
 * language, and respects `translate="no"`.
 */
export class SampleTranslation {
  /** @param key undefined when the site has none, which turns the service off */
  constructor(private readonly key: string | undefined) {}

  /** @returns whether the request was for this service and has been handled */
  async handle(request: IncomingMessage, response: ServerResponse, { pathname }: URL): Promise<boolean> {
    if (this.key === undefined || !pathname.startsWith(PATH)) return false;
    if (request.headers['x-goog-api-key'] !== this.key)
      sendError(response, 403, 'PERMISSION_DENIED', 'The API key is not valid.');
    else if (pathname === `${PATH}/languages` && request.method === 'GET')
      sendJson(response, 200, { data: { languages: LANGUAGES.map((language) => ({ language })) } });
    else if (pathname === PATH && request.method === 'POST') translate(response, await readBody(request));
    else sendError(response, 404, 'NOT_FOUND', 'There is no such method.');
    return true;
  }
}

function translate(response: ServerResponse, body: string): void {
  const parsed = requestSchema.safeParse(parseJson(body)).data;
  if (parsed === undefined) return sendError(response, 400, 'INVALID_ARGUMENT', 'The request is not valid.');
  const change = parsed.format === 'html' ? accentHtml : accentText;
  sendJson(response, 200, { data: { translations: parsed.q.map((text) => ({ translatedText: change(text) })) } });
}

function accentHtml(fragment: string): string {
  const root = unified().use(rehypeParse, { fragment: true }).parse(fragment);
  accentNode(root);
  return toHtml(root);
}

function accentNode(node: Root | RootContent): void {
  if (node.type === 'text') node.value = accentText(node.value);
  if (node.type === 'element' && node.properties.translate === 'no') return;
  if ('children' in node) for (const child of node.children) accentNode(child);
}

function accentText(text: string): string {
  return text.replace(/[aeiouAEO]/g, (letter) => ACCENTS[letter] ?? letter);
}

function sendError(response: ServerResponse, code: number, status: string, message: string): void {
  sendJson(response, code, { error: { code, message, status } });
}
