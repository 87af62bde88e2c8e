import { expect, test } from 'vitest';
import { parseAuthorizationRequest, readAuthorizationParameters } from './authorization-request';

const tool = { clientId: 'site', redirectUrls: ['https://learn.example/lti/launch'] };
const VALID = {
  scope: 'openid',
  response_type: 'id_token',
  response_mode: 'form_post',
  prompt: 'none',
  client_id: 'site',
  redirect_uri: 'https://learn.example/lti/launch',
  login_hint: 'account',
  lti_message_hint: 'hint',
  nonce: 'nonce',
  state: 'state',
};
const parse = (changes: Record<string, string>) => parseAuthorizationRequest(new URLSearchParams({ ...VALID, ...changes }), tool);

test('a complete request is valid', () => {
  expect(parse({})).toEqual({
    outcome: 'valid',
    request: { redirectUri: VALID.redirect_uri, account: 'account', hint: 'hint', nonce: 'nonce', state: 'state' },
  });
});

test.each([
  ['another host', { redirect_uri: 'https://evil.example/lti/launch' }],
  ['a path below', { redirect_uri: 'https://learn.example/lti/launch/../../evil' }],
  ['a query', { redirect_uri: 'https://learn.example/lti/launch?next=https://evil.example' }],
  ['another case', { redirect_uri: 'https://learn.example/LTI/launch' }],
  ['user information', { redirect_uri: 'https://learn.example@evil.example/lti/launch' }],
  ['another tool', { client_id: 'other' }],
  ['no redirect URI', { redirect_uri: '' }],
])('nothing is sent to %s', (_what, changes) => {
  expect(parse(changes)).toEqual({ outcome: 'untrusted' });
});

test('a repeated parameter is not trusted', () => {
  const parameters = new URLSearchParams({ ...VALID });
  parameters.append('redirect_uri', 'https://evil.example');
  expect(parseAuthorizationRequest(parameters, tool)).toEqual({ outcome: 'untrusted' });
});

test.each([
  ['response_type', 'code'],
  ['response_mode', 'query'],
  ['scope', 'profile'],
  ['prompt', 'login'],
  ['nonce', ''],
  ['lti_message_hint', ''],
])('an unsupported %s is an error that is sent to the tool', (name, value) => {
  expect(parse({ [name]: value })).toMatchObject({
    outcome: 'invalid',
    redirectUri: VALID.redirect_uri,
    state: 'state',
    description: `Missing or unsupported: ${name}`,
  });
});

const URL_OF_REQUESTS = 'https://site.example/learning/lti/authorize';
/** A body whose length isn't announced, as with chunked transfer encoding. */
const createPost = (text: string) => ({ method: 'POST', url: URL_OF_REQUESTS, body: new Blob([text]).stream() });

test('parameters are read from the query and from a body of unknown length, unless it is too long', async () => {
  const text = new URLSearchParams(VALID).toString();
  expect(Object.fromEntries(await readAuthorizationParameters(new Request(`${URL_OF_REQUESTS}?${text}`)))).toEqual(VALID);
  expect(Object.fromEntries(await readAuthorizationParameters(createPost(text)))).toEqual(VALID);
  expect((await readAuthorizationParameters(createPost(`${text}&more=${'x'.repeat(16_384)}`))).size).toBe(0);
});
