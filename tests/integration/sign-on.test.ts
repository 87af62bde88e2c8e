import { existsSync } from 'node:fs';
import path from 'node:path';
import * as openid from 'openid-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { getProgramPath } from '../../scripts/build/programs';
import { startCompanion, type RunningCompanion } from '../../scripts/companion/run-companion';
import { repositoryRoot } from '../../scripts/paths';
import type { ManagedProcess } from '../../scripts/process-manager';
import { startServer } from '../../scripts/site-processes';
import { createOneTimeSignInUrl } from './support/administrator';
import { Browser, type Visit } from './support/browser';
import { createSeededDatabase, type TestDatabase } from './support/database';
import { findFreePort } from './support/free-port';
import { QUICK_START } from './support/instance';
import { createProcesses, createTemporaryFolder } from './support/processes';

const CLIENT = 'postgres-vendor-site';
const SCOPE = 'openid profile email offline_access';
const processes = createProcesses();
const folder = createTemporaryFolder();
let database: TestDatabase;
let companion: RunningCompanion;
let server: ManagedProcess;
let site: string;
let provider: string;
let client: openid.Configuration;
const printed: string[] = [];

/** With a password for the registry that stays the same when the companion is started again beside a running server. */
const startOwnCompanion = () =>
  startCompanion({
    processes,
    folder,
    environment: {
      NODE_ENV: 'production',
      PATH: process.env['PATH'],
      SITE_URL: site,
      REGISTRY_PASSWORD: 'the registry of the test',
    },
    onLine: (line) => printed.push(line),
  });

beforeAll(async () => {
  if (!existsSync(path.join(repositoryRoot, '.next', 'BUILD_ID')))
    throw new Error('The site is not built. `npm test` builds it; so does `npm run build`.');
  database = await createSeededDatabase('sign_on', processes);
  const port = await findFreePort();
  site = `http://localhost:${port}`;
  companion = await startOwnCompanion();
  provider = `${companion.replaces?.url}/oauth2/default`;
  server = await startServer({
    processes,
    port,
    environment: { ...companion.environment, ...QUICK_START, DATABASE_URL: database.url },
    onLine: (line) => printed.push(line),
  });
  client = await openid.discovery(new URL(provider), CLIENT, undefined, openid.None(), {
    execute: [openid.allowInsecureRequests],
  });
});
afterAll(async () => {
  await processes.close();
  await database.drop();
});

/** A sign-in that an independent client has begun. */
async function begin(parameters: Record<string, string> = {}) {
  const verifier = openid.randomPKCECodeVerifier();
  const [state, nonce] = [openid.randomState(), openid.randomNonce()];
  const url = openid.buildAuthorizationUrl(client, {
    redirect_uri: `${site}/login/callback`,
    scope: SCOPE,
    state,
    nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...parameters,
  }).href;
  const finish = (callback: string) =>
    openid.authorizationCodeGrant(client, new URL(callback), {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
    });
  return { url, finish };
}

async function signIn(username: string, browser = new Browser()) {
  const { url, finish } = await begin();
  const page = await browser.follow(url);
  const { url: callback } = await browser.submitSignIn(page, { username }, `${site}/login/callback`);
  const tokens = await finish(callback);
  return {
    browser,
    callback,
    finish,
    tokens,
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token ?? '',
    idToken: tokens.id_token ?? '',
  };
}

/** Returns the error of the provider, or of the client that validates its response. */
async function refusal(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'none';
  } catch (error) {
    if (error instanceof openid.ResponseBodyError || error instanceof openid.AuthorizationResponseError) return error.error;
    throw error;
  }
}

describe('the local provider and an independent client', () => {
  it('sign a user in, with groups in the tokens', async () => {
    const { tokens, accessToken } = await signIn('editor');
    expect(tokens.claims()).toMatchObject({
      iss: provider,
      aud: CLIENT,
      sub: 'sample-editor',
      name: 'Edda Editor',
      groups: ['Everyone', 'editor'],
    });
    expect(await openid.fetchUserInfo(client, accessToken, 'sample-editor')).toMatchObject({
      email: 'editor@example.com',
      groups: ['Everyone', 'editor'],
    });
    const [, payload = ''] = accessToken.split('.');
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
      aud: 'api://default',
      cid: CLIENT,
      uid: 'sample-editor',
      groups: ['Everyone', 'editor'],
    });
  });

  it('report a wrong password and keep the user name', async () => {
    const browser = new Browser();
    const page = await browser.follow((await begin()).url);
    const wrong = await browser.submitSignIn(page, { username: 'edi<tor', password: 'wrong-one' });
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain('User name and password do not belong together');
    expect(wrong.text).toContain('value="edi&lt;tor"');
    expect(wrong.text).not.toContain('wrong-one');
    expect((await browser.submitSignIn(page, { username: '' })).text).toContain('Type your user name');
    expect((await browser.submitSignIn(page, { username: 'editor', password: '' })).text).toContain('Type your password');
    expect((await browser.submitSignIn(page, { username: 'Editor@example.com ' }, site)).url).toContain('code=');
  });

  it('can be canceled without signing in', async () => {
    const browser = new Browser();
    const { url, finish } = await begin();
    const { url: callback } = await browser.submitSignIn(
      await browser.follow(url),
      { username: '', action: 'cancel' },
      `${site}/login/callback`,
    );
    expect(await refusal(finish(callback))).toBe('access_denied');
  });

  it('have a sign-in page without external resources', async () => {
    const { text, headers } = await new Browser().follow((await begin()).url);
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; font-src 'self'; form-action 'self'/,
    );
    expect(text).not.toMatch(/(?:src|href)="https?:/);
    expect(text).toContain('autocomplete="current-password"');
  });

  it('reject a reused code and revoke the tokens it was exchanged for', async () => {
    const { callback, finish, refreshToken } = await signIn('visitor');
    expect(await refusal(finish(callback))).toBe('invalid_grant');
    expect(await refusal(openid.refreshTokenGrant(client, refreshToken))).toBe('invalid_grant');
  });

  it('reject a code with the wrong verifier', async () => {
    const browser = new Browser();
    const { url } = await begin();
    const { url: callback } = await browser.submitSignIn(
      await browser.follow(url),
      { username: 'visitor' },
      `${site}/login/callback`,
    );
    const { searchParams } = new URL(callback);
    const other = openid.authorizationCodeGrant(client, new URL(callback), {
      pkceCodeVerifier: openid.randomPKCECodeVerifier(),
      expectedState: searchParams.get('state') ?? '',
    });
    expect(await refusal(other)).toBe('invalid_grant');
  });

  it('require PKCE', async () => {
    const { url } = await begin();
    const without = new URL(url);
    for (const name of ['code_challenge', 'code_challenge_method']) without.searchParams.delete(name);
    expect((await new Browser().follow(without.href, site)).url).toContain('error=invalid_request');
  });

  it.each(['https://evil.example/login/callback', 'http://localhost:1/login/callback'])(
    'never lead to %s',
    async (redirectUri) => {
      const visit = await new Browser().follow((await begin({ redirect_uri: redirectUri })).url);
      expect(visit.status).toBe(400);
      expect(visit.text).toContain('You are not signed in');
      expect(visit.text).not.toContain('evil');
    },
  );

  it('renew tokens, each refresh token once', async () => {
    const { refreshToken } = await signIn('visitor');
    const renewed = await openid.refreshTokenGrant(client, refreshToken);
    expect(renewed.refresh_token).not.toBe(refreshToken);
    expect(await refusal(openid.refreshTokenGrant(client, refreshToken))).toBe('invalid_grant');
    expect(await refusal(openid.refreshTokenGrant(client, renewed.refresh_token ?? ''))).toBe('invalid_grant');
  });

  it('revoke tokens, even for a client that omits the colon', async () => {
    const { refreshToken, accessToken } = await signIn('visitor');
    const revoke = (token: string) =>
      fetch(`${provider}/v1/revoke`, {
        method: 'POST',
        headers: { authorization: `Basic ${btoa(CLIENT)}` },
        body: new URLSearchParams({ token }),
      });
    expect((await revoke(accessToken)).status).toBe(200);
    expect((await revoke(refreshToken)).status).toBe(200);
    expect((await revoke('unknown')).status).toBe(200);
    expect(await refusal(openid.refreshTokenGrant(client, refreshToken))).toBe('invalid_grant');
    const other = await signIn('visitor');
    await openid.tokenRevocation(client, other.refreshToken);
    expect(await refusal(openid.refreshTokenGrant(client, other.refreshToken))).toBe('invalid_grant');
  });

  it('allow requests from scripts of the site, and from no others', async () => {
    const allowed = async (origin: string) =>
      (
        await fetch(`${provider}/v1/userinfo`, {
          method: 'OPTIONS',
          headers: { origin, 'access-control-request-headers': 'authorization' },
        })
      ).headers.get('access-control-allow-origin');
    expect(await allowed(site)).toBe(site);
    expect(await allowed('https://evil.example')).toBeNull();
    const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: 'none', client_id: CLIENT });
    const token = await fetch(`${provider}/v1/token`, { method: 'POST', headers: { origin: 'https://evil.example' }, body });
    expect(token.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('keep their state when the companion is killed', async () => {
    const { browser, refreshToken, accessToken } = await signIn('visitor');
    if (companion.process === undefined) throw new Error('no companion');
    process.kill(companion.process.pid, 'SIGKILL');
    await companion.process.exited;
    companion = await startOwnCompanion();
    expect(`${companion.replaces?.url}/oauth2/default`).toBe(provider);
    expect(await openid.fetchUserInfo(client, accessToken, 'sample-visitor')).toMatchObject({ name: 'Vera Visitor' });
    expect((await openid.refreshTokenGrant(client, refreshToken)).access_token).toBeTruthy();
    const { url, finish } = await begin({ prompt: 'none' });
    expect((await finish((await browser.follow(url, site)).url)).claims()?.sub).toBe('sample-visitor');
  });

  it('ask for the password again after a sign-out', async () => {
    const { browser, idToken, refreshToken } = await signIn('visitor');
    const leaving = openid.buildEndSessionUrl(client, {
      id_token_hint: idToken,
      post_logout_redirect_uri: `${site}/logout`,
    }).href;
    const page = await browser.follow(leaving);
    expect(page.text).toContain('document.forms[0].submit()');
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
    const out = await browser.follow(`${provider}/v1/logout/confirm`, site, {
      method: 'POST',
      body: new URLSearchParams({ xsrf, logout: 'yes' }),
    });
    expect(out.url).toBe(`${site}/logout`);
    expect((await browser.follow((await begin()).url)).text).toContain('type="password"');
    const silent = await begin({ prompt: 'none' });
    expect(await refusal(silent.finish((await browser.follow(silent.url, site)).url))).toBe('login_required');
    expect(await refusal(openid.refreshTokenGrant(client, refreshToken))).toBe('invalid_grant');
  });

  it('do not sign a user out for a page that cannot prove where the user was signed in', async () => {
    const { browser } = await signIn('visitor');
    const page = await browser.follow(`${provider}/v1/logout`);
    expect(page.text).toContain('Sign out?');
    expect(page.text).not.toContain('<script>');
  });

  it('respond only to their own host name', async () => {
    const { status } = await request(`${companion.replaces?.url}/`, { host: 'evil.example' });
    expect(status).toBe(421);
  });
});

/** Node's fetch sets the host itself. */
async function request(url: string, headers: Record<string, string>): Promise<{ status: number | undefined }> {
  const { get } = await import('node:http');
  return new Promise((resolve, reject) => {
    get(url, { headers }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode });
    }).on('error', reject);
  });
}

const savedPages = z.object({ savedPages: z.array(z.object({ url: z.string(), label: z.string(), isAvailable: z.boolean() })) });

describe("the dashboard's endpoints", () => {
  let visitor = '';
  let editor = '';

  const ask = (
    urlPath: string,
    token: string,
    options: { method?: string; body?: unknown; headers?: Record<string, string> } = {},
  ) =>
    fetch(`${site}/account/${urlPath}`, {
      method: options.method ?? 'GET',
      headers: {
        origin: site,
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
        ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...options.headers,
      },
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
    });
  const urls = async (answer: Response) => savedPages.parse(await answer.json()).savedPages.map(({ url }) => url);

  beforeAll(async () => {
    visitor = (await signIn('visitor')).accessToken;
    editor = (await signIn('editor')).accessToken;
  });

  it.each(['profile', 'subscriptions', 'downloads', 'registry', 'saved-pages', 'trials'])(
    '%s is for signed-in people only, and kept by nobody',
    async (urlPath) => {
      const without = await ask(urlPath, '');
      expect(without.status).toBe(401);
      expect(without.headers.get('www-authenticate')).toBe('Bearer realm="account"');
      expect(await without.json()).toEqual({ error: 'invalid_token', message: expect.stringContaining('Sign in') });
      const tampered = await ask(
        urlPath,
        visitor.replace(/\.[^.]+\./, (payload) => `${payload.slice(0, -6)}AAAAA.`),
      );
      expect(tampered.status).toBe(401);
      expect(tampered.headers.get('www-authenticate')).toMatch(
        /^Bearer realm="account", error="invalid_token", error_description="/,
      );
      const answer = await ask(urlPath, visitor);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('content-type')).toBe('application/json');
    },
  );

  it('return the user’s profile', async () => {
    expect(await (await ask('profile', visitor)).json()).toEqual({
      subject: 'sample-visitor',
      name: 'Vera Visitor',
      email: 'visitor@example.com',
      groups: ['Everyone'],
    });
  });

  it('return subscriptions with their end dates', async () => {
    expect(await (await ask('subscriptions', visitor)).json()).toMatchObject({
      sample: true,
      subscriptions: [{ endsOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }, {}, {}],
    });
  });

  it('list public files and those of subscribed products', async () => {
    const { files } = z
      .object({ files: z.array(z.object({ url: z.string(), endsOn: z.string().nullable() })) })
      .parse(await (await ask('downloads', visitor)).json());
    const find = (name: string) => files.find(({ url }) => url.endsWith(name));
    expect(find('advanced-server-18-sample-debian-12-x86-64.tar.gz')?.endsOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(find('distributed-6-sample-topology.tar.gz')?.endsOn).toBeNull();
    for (const { url, endsOn } of files) expect((await fetch(site + url)).status, url).toBe(endsOn === null ? 200 : 401);
  });

  it('manage a registry token for each machine, shown once, and rotated and revoked only by its owner', async () => {
    const accountSchema = z.object({ tokens: z.array(z.object({ id: z.string(), name: z.string(), ending: z.string() })) });
    const newSchema = accountSchema.extend({ newToken: z.object({ id: z.string(), token: z.string() }) });
    const change = (action: string, method: string, body: object, who = visitor) =>
      ask(`registry/${action}`, who, { method, body });
    const own = async () => accountSchema.parse(await (await ask('registry', visitor)).json()).tokens;
    expect(await own()).toEqual([]);
    const { newToken } = newSchema.parse(await (await change('tokens', 'POST', { name: ' db1 ' })).json());
    await change('tokens', 'POST', { name: 'db2' });
    expect((await own()).map(({ name }) => name)).toEqual(['db1', 'db2']);
    expect(JSON.stringify(await own())).not.toContain(newToken.token);
    const { id } = newToken;
    expect((await own())[0]).toMatchObject({ id, ending: newToken.token.slice(-4) });
    const rotated = newSchema.parse(await (await change('tokens/rotate', 'POST', { id })).json());
    expect(rotated.newToken.token).not.toBe(newToken.token);
    expect((await own())[0]).toMatchObject({ id, name: 'db1', ending: rotated.newToken.token.slice(-4) });
    expect((await change('tokens/rotate', 'POST', { id }, editor)).status).toBe(404);
    await change('tokens', 'DELETE', { id }, editor);
    expect(await own(), 'nobody else revokes it').toHaveLength(2);
    for (const name of ['db2', '', 'a'.repeat(61), 'a\u0000b'])
      expect((await change('tokens', 'POST', { name })).status).toBe(name === 'db2' ? 409 : 400);
    for (const token of await own()) expect((await change('tokens', 'DELETE', { id: token.id })).status).toBe(200);
    expect(await own()).toEqual([]);
  });

  it('save pages, visible only to the user', async () => {
    for (const url of ['/products', '/postgres-tutorials/window-functions', '/services/support', '/products'])
      expect((await ask('saved-pages', visitor, { method: 'PUT', body: { url } })).status).toBe(200);
    expect(await urls(await ask('saved-pages', visitor))).toEqual([
      '/services/support',
      '/postgres-tutorials/window-functions',
      '/products',
    ]);
    expect(await urls(await ask('saved-pages', editor))).toEqual([]);
    expect(await urls(await ask('saved-pages', editor, { method: 'DELETE', body: { url: '/products' } }))).toEqual([]);
    expect(await urls(await ask('saved-pages', visitor, { method: 'DELETE', body: { url: '/products' } }))).toEqual([
      '/services/support',
      '/postgres-tutorials/window-functions',
    ]);
    expect((await ask('saved-pages', visitor, { method: 'DELETE', body: { url: '/products' } })).status).toBe(200);
  });

  it('save a page only once when several tabs save it', async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => ask('saved-pages', visitor, { method: 'PUT', body: { url: '/company/about' } })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await urls(await ask('saved-pages', visitor))).filter((url) => url === '/company/about')).toHaveLength(1);
  });

  it.each([
    ['no page of the site', { url: '/no-such-page' }, 404],
    ['another site', { url: 'https://evil.example/' }, 400],
    ['another site in disguise', { url: '//evil.example' }, 400],
    ['a page with a query', { url: '/products?x=1' }, 400],
    ['nothing', {}, 400],
    ['no object', 'products', 400],
  ])('do not save %s', async (_what, body, status) => {
    expect((await ask('saved-pages', visitor, { method: 'PUT', body })).status).toBe(status);
  });

  it('save at most 200 pages per user', async () => {
    const save = async (url: string) => (await ask('saved-pages', editor, { method: 'PUT', body: { url } })).status;
    await database.client.query(
      `insert into saved_pages (subject, url, label, saved_at)
       select 'sample-editor', '/gone-' || number, 'Gone', now()
       from generate_series(1, 200) number`,
    );
    const { savedPages: gone } = savedPages.parse(await (await ask('saved-pages', editor)).json());
    expect(gone, 'what can no longer be read, so that the user can remove it').toHaveLength(200);
    expect(gone[0]).toEqual({ url: '/gone-1', label: 'Gone', isAvailable: false });
    expect(await save('/products'), 'pages that are gone don’t count').toBe(200);

    await database.client.query(
      `with stored as (
         select '/blog/' || slug as url from posts where _status = 'published' union all
         select '/postgres-tutorials/' || slug from tutorials where _status = 'published' union all
         select url from pages where _status = 'published' and url <> all (array['/products', '/company/about'])
       )
       insert into saved_pages (subject, url, label, saved_at) select 'sample-editor', url, 'Saved', now() from stored limit 199`,
    );
    const answer = await ask('saved-pages', editor, { method: 'PUT', body: { url: '/company/about' } });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ error: 'too_many' });
    await ask('saved-pages', editor, { method: 'DELETE', body: { url: '/products' } });
    expect(await save('/company/about')).toBe(200);
  });

  it('follow a saved page to its new URL, where it is listed once and removed', async () => {
    await database.client.query(`
      insert into saved_pages (subject, url, label, saved_at)
      values ('sample-visitor', '/before-the-move', 'Before', now()), ('sample-visitor', '/long-before', 'Long before', now());
      insert into redirects ("from", "to") values ('/before-the-move', '/services'), ('/long-before', '/services')`);
    const { savedPages: listed } = savedPages.parse(await (await ask('saved-pages', visitor)).json());
    expect(listed.filter(({ url }) => !/^\/(?:products|postgres|company|services\/)/.test(url))).toEqual([
      { url: '/services', label: 'Services', isAvailable: true },
    ]);
    const again = await ask('saved-pages', visitor, { method: 'PUT', body: { url: '/before-the-move' } });
    expect((await urls(again)).length).toBe(listed.length);
    expect(await urls(await ask('saved-pages', visitor, { method: 'DELETE', body: { url: '/services' } }))).not.toContain(
      '/services',
    );
    expect(await urls(await ask('saved-pages', visitor))).toHaveLength(listed.length - 1);
  });

  it.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['that a browser says comes from another site', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
    ['that a browser says comes from a neighbor', { 'sec-fetch-site': 'same-site' }],
  ])('change nothing for a page %s', async (_what, headers) => {
    expect((await ask('saved-pages', visitor, { method: 'PUT', body: { url: '/products' }, headers })).status).toBe(403);
    expect((await ask('registry/tokens', visitor, { method: 'POST', body: { name: 'db3' }, headers })).status).toBe(403);
  });
});

describe('the admin', () => {
  const me = async (browser: Browser, headers = {}) => (await browser.ask(`${site}/api/users/me`, { headers })).text;
  const enter = async (username: string, redirect = '/admin/collections/pages'): Promise<{ browser: Browser; visit: Visit }> => {
    const browser = new Browser();
    const page = await browser.follow(`${site}/api/users/sign-in?${new URLSearchParams({ redirect })}`);
    return { browser, visit: await browser.submitSignIn(page, { username }, `${site}/admin`) };
  };

  it.each(['administrator', 'editor', 'author', 'reviewer', 'sales'])(
    'lets an account of the group %s in, with that role',
    async (username) => {
      const { browser, visit } = await enter(username);
      expect(visit.url).toBe(`${site}/admin/collections/pages`);
      expect(visit.headers.getSetCookie().find((line) => line.startsWith('editor-session='))).toMatch(
        /; Path=\/; Max-Age=28800; HttpOnly; SameSite=Lax$/,
      );
      expect(JSON.parse(await me(browser))).toMatchObject({ user: { subject: `sample-${username}`, roles: [username] } });
    },
  );

  it('rejects a visitor and says why', async () => {
    const { browser, visit } = await enter('visitor');
    expect(visit.status).toBe(403);
    expect(visit.text).toContain('You are signed in as Vera Visitor, but this account isn’t in a group that can edit the site.');
    expect(JSON.parse(await me(browser))).toMatchObject({ user: null });
    expect((await browser.ask(`${site}/api/users`)).status).toBe(401);
  });

  it('updates the roles at each sign-in', async () => {
    await enter('author');
    await database.client.query(
      `update users_roles set value = 'administrator' where parent_id = (select id from users where subject = 'sample-author')`,
    );
    const { browser } = await enter('author');
    expect(JSON.parse(await me(browser))).toMatchObject({ user: { roles: ['author'] } });
    const { rows } = await database.client.query(`select from users where subject = 'sample-author'`);
    expect(rows).toHaveLength(1);
  });

  it('takes the roles and all sessions from someone who is in no group anymore', async () => {
    await database.client.query(`
      with person as (insert into users (name, subject) values ('Vera Visitor', 'sample-visitor') returning id),
        role as (insert into users_roles ("order", parent_id, value) select 1, id, 'editor' from person)
      insert into editor_sessions (user_id, token_hash, kind, expires_at)
      select id, 'of another browser', 'session', now() + interval '1 hour' from person`);
    const readAccess = async () => {
      const { rows } = await database.client.query(`
        select (select count(*)::int from users_roles where parent_id = users.id) as roles,
          (select count(*)::int from editor_sessions where user_id = users.id) as sessions
        from users where subject = 'sample-visitor'`);
      return rows;
    };
    expect(await readAccess()).toEqual([{ roles: 1, sessions: 1 }]);
    const { browser } = await enter('administrator');
    expect((await enter('visitor')).visit.status).toBe(403);
    expect(await readAccess()).toEqual([{ roles: 0, sessions: 0 }]);
    expect(JSON.parse(await me(browser)), 'others keep theirs').toMatchObject({ user: { roles: ['administrator'] } });
  });

  it('lets no user assign roles', async () => {
    const { browser } = await enter('administrator');
    const { user } = z.object({ user: z.object({ id: z.number() }) }).parse(JSON.parse(await me(browser)));
    const headers = { 'content-type': 'application/json', origin: site };
    const body = JSON.stringify({ name: 'X', subject: 'x', roles: ['administrator'] });
    expect((await browser.ask(`${site}/api/users/${user.id}`, { method: 'PATCH', headers, body })).status).toBe(403);
    expect((await browser.ask(`${site}/api/users`, { method: 'POST', headers, body })).status).toBe(403);
  });

  it('shows saved pages to administrators, and sessions to no one', async () => {
    const statuses = async (username: string) => {
      const { browser } = await enter(username);
      return Promise.all(
        ['saved-pages', 'editor-sessions'].map(async (collection) => (await browser.ask(`${site}/api/${collection}`)).status),
      );
    };
    expect(await statuses('administrator')).toEqual([200, 403]);
    expect(await statuses('editor')).toEqual([403, 403]);
  });

  it('doesn’t let sales change a page', async () => {
    const { browser } = await enter('sales');
    const answer = await browser.ask(`${site}/api/pages/1`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', origin: site },
      body: '{"label":"x"}',
    });
    expect(answer.status).toBe(403);
  });

  it('rejects requests from pages of another site', async () => {
    const { browser } = await enter('editor');
    expect(JSON.parse(await me(browser, { origin: 'https://evil.example' }))).toMatchObject({ user: null });
    await browser.ask(`${site}/api/users/sign-out`, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(JSON.parse(await me(browser))).toMatchObject({ user: { subject: 'sample-editor' } });
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/admin//evil.example/../..',
    '/\\evil.example',
    '/products',
    '/admin@evil.example',
    'javascript:alert(1)',
  ])('does not redirect to %s after a sign-in', async (redirect) => {
    const { visit } = await enter('editor', redirect);
    expect(visit.url.startsWith(`${site}/admin`)).toBe(true);
    expect(visit.url).not.toMatch(/^[^?]*admin@/);
  });

  it.each(['login', 'first-register', 'forgot-password', 'reset-password', 'unlock'])(
    'has no password: %s is refused',
    async (operation) => {
      const body = JSON.stringify({ email: 'editor@example.com', password: 'a password', token: 'x' });
      const answer = await fetch(`${site}/api/users/${operation}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
    },
  );

  it('has one session, which activity does not extend', async () => {
    const { browser } = await enter('editor');
    const refreshed = await browser.ask(`${site}/api/users/refresh-token`, { method: 'POST', headers: { origin: site } });
    expect(refreshed.status).toBe(200);
    expect(refreshed.headers.getSetCookie()).toEqual([]);
  });

  it('explains a callback that is opened manually or twice', async () => {
    const browser = new Browser();
    expect(await browser.ask(`${site}/api/users/sign-in/callback`)).toMatchObject({
      status: 400,
      text: expect.stringContaining('This sign-in has expired'),
    });
    const page = await browser.follow(`${site}/api/users/sign-in`);
    const { url } = await browser.submitSignIn(page, { username: 'editor' }, `${site}/api/users/sign-in/callback`);
    expect((await new Browser().ask(url)).status).toBe(400);
    expect((await browser.ask(url)).status).toBe(303);
    expect((await browser.ask(url)).status).toBe(400);
  });

  it('ends the session here and at the provider', async () => {
    const { browser } = await enter('editor');
    const page = await browser.follow(`${site}/api/users/sign-out`);
    expect(page.url.startsWith(provider)).toBe(true);
    expect(JSON.parse(await me(browser))).toMatchObject({ user: null });
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
    const left = await browser.follow(`${provider}/v1/logout/confirm`, site, {
      method: 'POST',
      body: new URLSearchParams({ xsrf, logout: 'yes' }),
    });
    expect(left.url).toBe(`${site}/admin/login`);
    expect((await browser.follow(`${site}/api/users/sign-in`)).text).toContain('type="password"');
  });

  it('rejects the cookie of a session that has ended', async () => {
    const { browser } = await enter('editor');
    expect((await browser.ask(`${site}/api/users/logout`, { method: 'POST', headers: { origin: site } })).status).toBe(200);
    expect(JSON.parse(await me(browser))).toMatchObject({ user: null });
    const other = await enter('editor');
    await database.client.query('update editor_sessions set expires_at = now()');
    expect(JSON.parse(await me(other.browser))).toMatchObject({ user: null });
  });

  it('lets an administrator in once with a one-time link', async () => {
    const url = await createOneTimeSignInUrl(processes, { url: site, databaseUrl: database.url });
    const browser = new Browser();
    expect((await browser.follow(url, `${site}/admin`)).url).toBe(`${site}/admin`);
    expect(JSON.parse(await me(browser))).toMatchObject({
      user: { roles: ['administrator'], subject: 'local:administrator@example.org' },
    });
    expect((await new Browser().ask(url)).status).toBe(403);
    const late = await createOneTimeSignInUrl(processes, { url: site, databaseUrl: database.url });
    await database.client.query(`update editor_sessions set expires_at = now() where kind = 'one-time'`);
    expect((await new Browser().ask(late)).status).toBe(403);
  });
});

describe('while the provider is unavailable', () => {
  let token = '';
  beforeAll(async () => {
    token = (await signIn('visitor')).accessToken;
    await fetch(`${site}/account/profile`, { headers: { authorization: `Bearer ${token}` } });
    await companion.process?.stop();
  });
  const status = async (urlPath: string) =>
    (await fetch(site + urlPath, { headers: { authorization: `Bearer ${token}` } })).status;

  it('signed-in users stay signed in, and only data from the provider is missing', async () => {
    expect(await status('/account/profile')).toBe(200);
    expect(await status('/account/saved-pages')).toBe(200);
    expect(await status('/account/subscriptions')).toBe(503);
    expect(await status('/account/registry')).toBe(503);
    expect(await status('/')).toBe(200);
  });

  it('a server that never loaded its keys signs no one out', async () => {
    await server.stop();
    server = await startServer({
      processes,
      port: Number(new URL(site).port),
      environment: { ...companion.environment, ...QUICK_START, DATABASE_URL: database.url },
      onLine: (line) => printed.push(line),
    });
    expect(await status('/account/profile')).toBe(503);
    const signInAnswer = await fetch(`${site}/api/users/sign-in`, { redirect: 'manual' });
    expect(signInAnswer.status).toBe(503);
    expect(await signInAnswer.text()).toContain('The sign-in service can’t be reached.');
  });
});

describe('the companion', () => {
  it.each([
    ['https://www.example.org', 1],
    ['http://192.0.2.1', 1],
    ['https://localhost.example.org', 1],
  ])('does not start for a public site (%s)', async (url, code) => {
    const refused = await processes.start({
      name: 'companion',
      arguments: [getProgramPath('companion')],
      environment: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        SITE_URL: url,
        REGISTRY_USER: 'a',
        REGISTRY_PASSWORD: 'b',
        COMPANION_FOLDER: folder,
      },
      output: 'keep',
    }).exited;
    expect(refused.code).toBe(code);
    expect(refused.output).toContain('does not stand in for a public site');
  });

  it('is not started for a public site, or when everything is configured', async () => {
    const lines: string[] = [];
    const onLine = (line: string) => void lines.push(line);
    const environment = { NODE_ENV: 'production' as const, SITE_URL: 'https://www.example.org' };
    expect(await startCompanion({ processes, folder, environment, onLine })).toEqual({ environment });
    expect(lines.join()).toContain('SITE_URL is public');
    const configured = {
      ...environment,
      SITE_URL: site,
      IDENTITY_URL: 'https://id.example.org',
      PRODUCT_API_URL: 'https://api.example.org',
      REGISTRY_URL: 'https://registry.example.org',
      LEARNING_URL: 'https://learning.example.org',
    };
    expect(await startCompanion({ processes, folder, environment: configured, onLine })).toEqual({ environment: configured });
  });
});
