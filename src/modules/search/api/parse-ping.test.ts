import { expect, it } from 'vitest';
import { parsePing } from './parse-ping';

const ORIGIN = 'https://www.example.com';

const parse = (from: string, to: string) => parsePing(new Headers({ 'ping-from': from, 'ping-to': to }), ORIGIN);

it('parses the query and the opened result from a ping', () => {
  expect(parse(`${ORIGIN}/search?q=work_mem&kind=Blog`, `${ORIGIN}/docs/reference/settings-memory#work_mem`)).toEqual({
    query: 'work_mem',
    url: '/docs/reference/settings-memory#work_mem',
  });
});

it.each([
  ['another page', `${ORIGIN}/products?q=x`, `${ORIGIN}/docs`],
  ['no query', `${ORIGIN}/search`, `${ORIGIN}/docs`],
  ['another site', 'https://example.org/search?q=x', `${ORIGIN}/docs`],
  ['a target elsewhere', `${ORIGIN}/search?q=x`, 'https://example.org/docs'],
  ['a path that no result has', `${ORIGIN}/search?q=x`, `${ORIGIN}/<script>`],
  ['no URL', '', ''],
])('%s is no opened result', (_name, from, to) => expect(parse(from, to)).toBeUndefined());
