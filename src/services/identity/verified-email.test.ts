import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeServer, listenLocally } from '@/platform/testing/local-server';
import { createVerifiedEmailFetcher, type FetchVerifiedEmail } from './verified-email';

let answer: { status: number; body: string } = { status: 200, body: '{}' };
const requests: (string | undefined)[] = [];
const server = createServer((request, response) => {
  requests.push(`${request.url} ${request.headers.authorization}`);
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
});
let ask: FetchVerifiedEmail;

beforeAll(async () => {
  ask = createVerifiedEmailFetcher(`${await listenLocally(server)}/oauth2/default`, 2_000);
});
afterAll(() => closeServer(server));

describe('verified email address', () => {
  it.each([
    ['is returned in lower case', { email: 'Vera@Example.com', email_verified: true }, { email: 'vera@example.com' }],
    [
      'is returned when the verified flag is a string',
      { email: 'vera@example.com', email_verified: 'true' },
      { email: 'vera@example.com' },
    ],
    ['is missing when unverified', { email: 'vera@example.com', email_verified: false }, {}],
    ['is missing when unverified, as a string', { email: 'vera@example.com', email_verified: 'false' }, {}],
    ['is missing without the verified flag', { email: 'vera@example.com' }, {}],
    ['is missing when there is no address', { email_verified: true }, {}],
  ])('%s', async (_name, body, expected) => {
    answer = { status: 200, body: JSON.stringify(body) };
    expect(await ask('a-token')).toEqual({ outcome: 'answered', answer: expected });
    expect(requests.at(-1)).toBe('/oauth2/default/v1/userinfo Bearer a-token');
  });

  it.each([
    ['an invalid address', 200, '{"email":"x","email_verified":true}', { outcome: 'unavailable' }],
    ['an invalid verified flag', 200, '{"email":"vera@example.com","email_verified":"yes"}', { outcome: 'unavailable' }],
    ['invalid JSON', 200, '<p>', { outcome: 'unavailable' }],
    ['a rejected token', 401, '{}', { outcome: 'refused', status: 401 }],
    ['a failure', 500, '{}', { outcome: 'unavailable' }],
  ])('is not taken from %s', async (_name, status, body, expected) => {
    answer = { status, body };
    expect(await ask('a-token')).toEqual(expected);
  });
});
