import { createServer } from 'node:http';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createVerifiedEmailFetcher, type FetchVerifiedEmail } from './verified-email';

let answer: { status: number; body: string } = { status: 200, body: '{}' };
const asked: (string | undefined)[] = [];
const server = createServer((request, response) => {
  asked.push(`${request.url} ${request.headers.authorization}`);
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
});
let ask: FetchVerifiedEmail;

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  ask = createVerifiedEmailFetcher(`http://127.0.0.1:${address.port}/oauth2/default`, 2_000);
});
afterAll(() => server.close());

describe('a verified mail address', () => {
  it.each([
    ['is given in small letters', { email: 'Vera@Example.com', email_verified: true }, { email: 'vera@example.com' }],
    [
      'is given when the provider says so as text',
      { email: 'vera@example.com', email_verified: 'true' },
      { email: 'vera@example.com' },
    ],
    ['is none when nobody has verified it', { email: 'vera@example.com', email_verified: false }, {}],
    ['is none when nobody has verified it, as text', { email: 'vera@example.com', email_verified: 'false' }, {}],
    ['is none when nothing is said of that', { email: 'vera@example.com' }, {}],
    ['is none when there is no address', { email_verified: true }, {}],
  ])('%s', async (_name, body, expected) => {
    answer = { status: 200, body: JSON.stringify(body) };
    expect(await ask('a-token')).toEqual({ outcome: 'answered', answer: expected });
    expect(asked.at(-1)).toBe('/oauth2/default/v1/userinfo Bearer a-token');
  });

  it.each([
    ['an address that is none', 200, '{"email":"x","email_verified":true}', { outcome: 'unavailable' }],
    ['an odd word for it', 200, '{"email":"vera@example.com","email_verified":"yes"}', { outcome: 'unavailable' }],
    ['no JSON', 200, '<p>', { outcome: 'unavailable' }],
    ['a token that it does not take', 401, '{}', { outcome: 'refused', status: 401 }],
    ['a failure', 500, '{}', { outcome: 'unavailable' }],
  ])('is not taken from %s', async (_name, status, body, expected) => {
    answer = { status, body };
    expect(await ask('a-token')).toEqual(expected);
  });
});
