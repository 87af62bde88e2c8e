import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { closeServer, listenLocally } from '@/platform/testing/local-server';
import { z } from 'zod';
import { createTranslationClient, splitIntoBatches, type TranslationClient } from './translation-client';

const KEY = 'the-key-of-the-test';
const bodySchema = z.object({ q: z.array(z.string()) });
let server: Server;
let client: TranslationClient;
/** For a service that never responds. */
let hurried: TranslationClient;
let seen: { method: string | undefined; url: string | undefined; headers: IncomingHttpHeaders; body: string }[] = [];
let answers: ((response: ServerResponse, body: string) => void)[] = [];
let logged: string[] = [];

const send = (response: ServerResponse, status: number, body: unknown): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const echo = (response: ServerResponse, body: string): void =>
  send(response, 200, {
    data: { translations: bodySchema.parse(JSON.parse(body)).q.map((text) => ({ translatedText: `<${text}>` })) },
  });
const silence = () => undefined;

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      seen.push({ method: request.method, url: request.url, headers: request.headers, body });
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      answer?.(response, body);
    });
  });
  const options = { url: await listenLocally(server), key: KEY };
  client = createTranslationClient(options);
  hurried = createTranslationClient({ ...options, timeLimitMs: 400 });
});
beforeEach(() => {
  seen = [];
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((text: string) => void logged.push(text));
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => closeServer(server));

it('sends texts in the format of the API, with the key in a header only', async () => {
  answers = [echo];
  expect(await client.translate(['one', 'two'], 'de')).toEqual({ outcome: 'answered', answer: ['<one>', '<two>'] });
  expect(seen).toHaveLength(1);
  expect(seen[0]).toMatchObject({ method: 'POST', url: '/language/translate/v2', headers: { 'x-goog-api-key': KEY } });
  expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ q: ['one', 'two'], source: 'en', target: 'de', format: 'html' });
});

it('splits many texts into requests within the limits of the service', async () => {
  answers = [echo];
  const texts = Array.from({ length: 300 }, (_, index) => String(index));
  expect(await client.translate(texts, 'de')).toEqual({ outcome: 'answered', answer: texts.map((text) => `<${text}>`) });
  expect(seen).toHaveLength(3);
  expect(splitIntoBatches(['a'.repeat(8_000), 'b'.repeat(8_000), 'c']).map((batch) => batch.length)).toEqual([1, 2]);
});

it('repeats a request once when the service fails for a moment', async () => {
  answers = [(response) => send(response, 503, {}), echo];
  expect(await client.translate(['one'], 'de')).toMatchObject({ outcome: 'answered' });
  expect(seen).toHaveLength(2);
});

it('names the languages', async () => {
  answers = [(response) => send(response, 200, { data: { languages: [{ language: 'de' }, { language: 'ja' }] } })];
  expect(await client.fetchLanguages()).toEqual({ outcome: 'answered', answer: ['de', 'ja'] });
});

it.each([
  ['too few translations', (response: ServerResponse) => send(response, 200, { data: { translations: [] } })],
  ['no answer', silence],
])('%s is unavailable, and the key is not logged', async (_what, given) => {
  answers = [given];
  expect(await (given === silence ? hurried : client).translate(['one'], 'de')).toEqual({ outcome: 'unavailable' });
  expect(logged.join()).not.toContain(KEY);
});
