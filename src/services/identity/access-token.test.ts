import { createServer, type Server } from 'node:http';
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { collectGarbageDuring } from '@/platform/testing/collect-garbage';
import { closeServer, listenLocally } from '@/platform/testing/local-server';
import { createTokenVerifier, type TokenVerifier } from './access-token';

const CLIENT = 'the-site';
type KeyPair = Awaited<ReturnType<typeof generateKeyPair>>;

/** A provider that serves keys as each test requires. */
let server: Server;
let issuer: string;
let published: { kid: string; pair: KeyPair }[] = [];
let requests = 0;
let behavior: 'well' | 'nonsense' | 'slow' | 'failing' | 'stalling' | 'huge' = 'well';
let first: KeyPair;
let second: KeyPair;
let verify: TokenVerifier;

beforeAll(async () => {
  [first, second] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  server = createServer((_request, response) => {
    requests += 1;
    if (behavior === 'slow') return;
    if (behavior === 'failing') return void response.writeHead(500).end();
    if (behavior === 'stalling') return void response.writeHead(200).write('{"keys":');
    if (behavior === 'huge') return void response.end(JSON.stringify({ keys: [], text: 'a'.repeat(2_000_000) }));
    if (behavior === 'nonsense') return void response.end('<html>');
    void Promise.all(
      published.map(async ({ kid, pair }) => ({ ...(await exportJWK(pair.publicKey)), kid, alg: 'RS256', use: 'sig' })),
    ).then((keys) => response.end(JSON.stringify({ keys })));
  });
  issuer = `${await listenLocally(server)}/oauth2/default`;
});

beforeEach(() => {
  behavior = 'well';
  requests = 0;
  published = [{ kid: 'first', pair: first }];
  verify = createTokenVerifier({ issuer, clientId: CLIENT, cooldownMs: 0 });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

afterAll(() => closeServer(server));

const now = () => Math.floor(Date.now() / 1000);
const usual = (): JWTPayload => ({
  iss: issuer,
  aud: 'api://default',
  sub: 'edda@example.com',
  uid: '00u1',
  cid: CLIENT,
  name: 'Edda',
  groups: ['editor'],
  iat: now(),
  exp: now() + 300,
});

function token(
  claims: JWTPayload = {},
  { kid = 'first', key = first.privateKey }: { kid?: string; key?: CryptoKey } = {},
): Promise<string> {
  return new SignJWT({ ...usual(), ...claims }).setProtectedHeader({ alg: 'RS256', kid }).sign(key);
}

describe('valid access token', () => {
  it('identifies the user', async () => {
    expect(await verify(await token())).toEqual({
      outcome: 'signed-in',
      person: { subject: '00u1', name: 'Edda', email: 'edda@example.com', groups: ['editor'] },
    });
  });

  it('may have no groups, name or permanent id', async () => {
    const person = await verify(await token({ groups: undefined, name: undefined, uid: undefined, sub: 'someone' }));
    expect(person).toEqual({
      outcome: 'signed-in',
      person: { subject: 'someone', name: 'someone', email: undefined, groups: [] },
    });
  });

  it('tolerates a clock difference of half a minute', async () => {
    expect(await verify(await token({ nbf: now() + 25 }))).toMatchObject({ outcome: 'signed-in' });
    expect(await verify(await token({ exp: now() - 25 }))).toMatchObject({ outcome: 'signed-in' });
  });

  it('is verified with keys that are fetched once', async () => {
    for (let count = 0; count < 3; count += 1) await verify(await token());
    expect(requests).toBe(1);
  });

  it('stays valid while the provider is unavailable, once its keys are cached', async () => {
    await verify(await token());
    behavior = 'failing';
    expect(await verify(await token())).toMatchObject({ outcome: 'signed-in' });
  });
});

describe('rejected access token', () => {
  const cases: [string, string, () => Promise<string> | string][] = [
    ['that is missing', 'missing', () => ''],
    ['that is malformed', 'malformed', () => 'no.token.atall'],
    ['that is too long', 'malformed', () => 'a'.repeat(10_000)],
    ['that has expired', 'expired', () => token({ exp: now() - 60 })],
    ['without an expiry', 'claims', () => token({ exp: undefined })],
    ['that is not valid yet', 'not-yet-valid', () => token({ nbf: now() + 60 })],
    ['of another issuer', 'issuer', () => token({ iss: 'https://evil.example' })],
    ['of the same provider with another issuer path', 'issuer', () => token({ iss: issuer.replace('default', 'other') })],
    ['for another audience', 'audience', () => token({ aud: 'api://other' })],
    ['that is an id token', 'audience', () => token({ aud: CLIENT })],
    ['of another client', 'client', () => token({ cid: 'another-app' })],
    ['without a client', 'claims', () => token({ cid: undefined })],
    ['without a subject', 'claims', () => token({ sub: undefined })],
    ['with groups that are not a list', 'claims', () => token({ groups: 'administrator' })],
    ['with a key that the provider does not have', 'key', () => token({}, { kid: 'unknown', key: second.privateKey })],
    ['signed by another key under a known key id', 'signature', () => token({}, { key: second.privateKey })],
    ['without a signature', 'algorithm', () => new UnsecuredJWT(usual()).encode()],
    [
      'signed with the public key as if it were a secret',
      'algorithm',
      async () =>
        new SignJWT(usual())
          .setProtectedHeader({ alg: 'HS256', kid: 'first' })
          .sign(new TextEncoder().encode(await exportSPKI(first.publicKey))),
    ],
    [
      'whose payload was changed',
      'signature',
      async () => {
        const [header, , signature] = (await token()).split('.');
        return [
          header,
          Buffer.from(JSON.stringify({ ...usual(), groups: ['administrator'] })).toString('base64url'),
          signature,
        ].join('.');
      },
    ],
  ];
  it.each(cases)('%s (%s)', async (_what, reason, make) => {
    expect(await verify(await make())).toEqual({ outcome: 'refused', reason });
  });
});

describe('provider keys', () => {
  it('are fetched again when a token names an unknown key', async () => {
    await verify(await token());
    published = [
      { kid: 'second', pair: second },
      { kid: 'first', pair: first },
    ];
    expect(await verify(await token({}, { kid: 'second', key: second.privateKey }))).toMatchObject({ outcome: 'signed-in' });
    expect(await verify(await token())).toMatchObject({ outcome: 'signed-in' });
    expect(requests).toBe(2);
  });

  it('are rejected once withdrawn', async () => {
    await verify(await token());
    published = [{ kid: 'second', pair: second }];
    await verify(await token({}, { kid: 'second', key: second.privateKey }));
    expect(await verify(await token())).toEqual({ outcome: 'refused', reason: 'key' });
  });

  it('are not fetched for every token with an unknown key', async () => {
    verify = createTokenVerifier({ issuer, clientId: CLIENT, cooldownMs: 60_000 });
    for (let count = 0; count < 5; count += 1) await verify(await token({}, { kid: `unknown-${count}` }));
    expect(requests).toBe(1);
  });

  it.each(['nonsense', 'slow', 'stalling', 'huge', 'failing'] as const)(
    'are unavailable (%s): no token is rejected',
    async (how) => {
      // On a busy machine, the limit may be too short for a provider that works, too.
      const hurried = createTokenVerifier({ issuer, clientId: CLIENT, cooldownMs: 0, timeLimitMs: 300 });
      behavior = how;
      const given = await token();
      expect(await collectGarbageDuring(() => hurried(given))).toEqual({ outcome: 'unavailable' });
      behavior = 'well';
      await expect.poll(async () => hurried(await token())).toMatchObject({ outcome: 'signed-in' });
    },
  );

  it.each(['nonsense', 'slow', 'failing'] as const)(
    'are used after their time while the provider is unavailable (%s), and looked for once',
    async (how) => {
      const patient = createTokenVerifier({ issuer, clientId: CLIENT, cooldownMs: 0, timeLimitMs: 2_000, cacheMs: 0 });
      await expect.poll(async () => patient(await token())).toMatchObject({ outcome: 'signed-in' });
      behavior = how;
      requests = 0;
      expect(await patient(await token())).toMatchObject({ outcome: 'signed-in' });
      expect(await patient(await token())).toMatchObject({ outcome: 'signed-in' });
      expect(requests).toBe(1);
      expect(await patient(await token({}, { key: second.privateKey }))).toEqual({ outcome: 'refused', reason: 'signature' });
      expect(await patient(await token({}, { kid: 'second', key: second.privateKey }))).toEqual({ outcome: 'unavailable' });
    },
  );

  it('that are known are not used without the provider for more than a day', async () => {
    const patient = createTokenVerifier({ issuer, clientId: CLIENT, cooldownMs: 0, cacheMs: 0 });
    expect(await patient(await token())).toMatchObject({ outcome: 'signed-in' });
    behavior = 'failing';
    const later = performance.now() + 25 * 3_600_000;
    vi.spyOn(performance, 'now').mockImplementation(() => later);
    expect(await patient(await token())).toEqual({ outcome: 'unavailable' });
  });

  it('that are unavailable are in the log once, not with every token', async () => {
    behavior = 'failing';
    for (let count = 0; count < 5; count += 1) expect(await verify(await token())).toEqual({ outcome: 'unavailable' });
    expect(vi.mocked(console.error).mock.calls.length).toBeLessThan(2);
  });

  it('are unavailable when nothing listens', async () => {
    const nowhere = createTokenVerifier({ issuer: 'http://127.0.0.1:9/oauth2/default', clientId: CLIENT });
    expect(await nowhere(await token())).toEqual({ outcome: 'unavailable' });
  });
});
