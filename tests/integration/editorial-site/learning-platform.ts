import { randomUUID } from 'node:crypto';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fetchAccessToken } from '../support/access-token';
import { database, LEARNING_PASSWORD, site } from './site';

const PATH = '/training/learning-paths/database-administrator';
const USER = 'learning-platform';
const CLAIM = 'https://purl.imsglobal.org/spec/lti/claim';
const VERB = 'http://adlnet.gov/expapi/verbs';
const launchSchema = z.object({ url: z.url() });
const errorSchema = z.object({ message: z.string() });
const progressSchema = z.looseObject({
  done: z.array(z.string()),
  hasPlatform: z.boolean(),
  paths: z.array(z.looseObject({ url: z.string(), done: z.number(), reported: z.unknown() })),
});
let token: string;

beforeAll(async () => {
  token = await tokenOf('visitor');
});

const get = (path: string, init?: RequestInit) => fetch(site.url + path, { redirect: 'manual', ...init });
const tokenOf = (person: string) => fetchAccessToken(site.signInPlace, person);

const account = (path: string, method = 'GET', body?: unknown, bearer = token) =>
  get(path, {
    method,
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json', origin: site.url },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

/** A launch that a signed-in person has started: the URL that the browser opens, and its cookie. */
async function beginLaunch(): Promise<{ url: URL; cookie: string; setCookie: string }> {
  const answer = await account('/account/learning/launch', 'POST', { path: PATH });
  expect(answer.status, site.output.slice(-20).join('\n')).toBe(200);
  const [setCookie = ''] = answer.headers.getSetCookie();
  return { url: new URL(launchSchema.parse(await answer.json()).url), setCookie, cookie: setCookie.split(';')[0] ?? '' };
}

/** The parameters of the tool's authentication request. */
function authorizationParameters(login: URL, changes: Record<string, string> = {}): URLSearchParams {
  return new URLSearchParams({
    scope: 'openid',
    response_type: 'id_token',
    response_mode: 'form_post',
    prompt: 'none',
    client_id: login.searchParams.get('client_id') ?? '',
    redirect_uri: login.searchParams.get('target_link_uri') ?? '',
    login_hint: login.searchParams.get('login_hint') ?? '',
    lti_message_hint: login.searchParams.get('lti_message_hint') ?? '',
    state: 'the state',
    nonce: 'the nonce',
    ...changes,
  });
}

const authorize = (parameters: URLSearchParams, cookie: string) =>
  get(`/learning/lti/authorize?${parameters}`, { headers: { cookie } });

/** The form of a page: its action and its hidden fields. */
function readForm(html: string): { action: string | undefined; fields: Record<string, string> } {
  const fields = [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  return {
    action: /<form [^>]*action="([^"]+)"/.exec(html)?.[1],
    fields: Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value])),
  };
}

async function opaqueAccount(): Promise<string> {
  const { url } = await beginLaunch();
  return url.searchParams.get('login_hint') ?? '';
}

const statement = (name: string, verb: string, more: object = {}) => ({
  actor: { account: { homePage: site.url, name } },
  verb: { id: `${VERB}/${verb}` },
  object: { id: site.url + PATH },
  ...more,
});

const report = (body: unknown, headers: Record<string, string> = {}, method = 'POST', query = '') =>
  get(`/learning/xapi/statements${query}`, {
    method,
    headers: {
      authorization: `Basic ${Buffer.from(`${USER}:${LEARNING_PASSWORD}`).toString('base64')}`,
      'x-experience-api-version': '1.0.3',
      'content-type': 'application/json',
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });

const progress = async (bearer = token) =>
  progressSchema.parse(await (await account('/account/learning', 'GET', undefined, bearer)).json());
const progressOnPath = async () => (await progress()).paths.find(({ url }) => url === PATH);

describe('a launch', () => {
  it('is answered with a token that the published keys verify, once, and only in the browser that began it', async () => {
    const { url, cookie, setCookie } = await beginLaunch();
    expect(setCookie).toMatch(
      /^lti-launch-[0-9a-f]{12}=[\w-]+; Path=\/learning\/lti\/authorize; Max-Age=300; HttpOnly; SameSite=Lax$/,
    );
    const parameters = authorizationParameters(url);
    const stranger = readForm(await (await authorize(parameters, '')).text());
    expect(stranger.fields).toMatchObject({ error: 'login_required', state: 'the state' });
    const answer = await authorize(parameters, cookie);
    const html = await answer.text();
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^;]+; script-src 'sha256-[^;]+; .*frame-ancestors 'none'$/);
    expect(policy, 'browsers apply it to redirects of the tool, too').not.toContain('form-action');
    const { action, fields } = readForm(html);
    expect(action).toBe(`${site.companionUrl}/lti/launch`);
    expect(fields).toMatchObject({ state: 'the state' });
    const keys = createRemoteJWKSet(new URL('/learning/lti/jwks', site.url));
    const { payload, protectedHeader } = await jwtVerify(fields['id_token'] ?? '', keys, {
      issuer: site.url,
      audience: 'sample-learning-platform',
    });
    expect(protectedHeader).toMatchObject({ alg: 'RS256', kid: expect.any(String) });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(300);
    expect(payload).toMatchObject({
      sub: url.searchParams.get('login_hint'),
      nonce: 'the nonce',
      [`${CLAIM}/message_type`]: 'LtiResourceLinkRequest',
      [`${CLAIM}/version`]: '1.3.0',
      [`${CLAIM}/deployment_id`]: '1',
      [`${CLAIM}/target_link_uri`]: `${site.companionUrl}/lti/launch`,
      [`${CLAIM}/resource_link`]: { id: PATH },
      [`${CLAIM}/roles`]: ['http://purl.imsglobal.org/vocab/lis/v2/membership#Learner'],
      [`${CLAIM}/custom`]: { learning_path: site.url + PATH, xapi_endpoint: `${site.url}/learning/xapi/` },
    });
    expect(payload).not.toHaveProperty('name');
    expect(payload).not.toHaveProperty('email');
    expect(readForm(await (await authorize(parameters, cookie)).text()).fields).toMatchObject({ error: 'login_required' });
  });

  it('accepts the tool’s request by POST, too', async () => {
    const { url, cookie } = await beginLaunch();
    const answer = await get('/learning/lti/authorize', {
      method: 'POST',
      headers: {
        cookie,
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://tool.example',
        'sec-fetch-site': 'cross-site',
      },
      body: authorizationParameters(url).toString(),
    });
    expect(readForm(await answer.text()).fields).toHaveProperty('id_token');
  });

  it.each([
    ['redirect_uri', 'https://evil.example/lti/launch'],
    ['client_id', 'another-tool'],
  ])('sends nothing anywhere for another %s, and leaves the launch for its tool', async (name, value) => {
    const { url, cookie } = await beginLaunch();
    const answer = await authorize(authorizationParameters(url, { [name]: value }), cookie);
    const html = await answer.text();
    expect(answer.status).toBe(400);
    expect(answer.headers.get('location')).toBeNull();
    expect(html).not.toContain('<form');
    expect(html).toContain('Go back to your learning path');
    expect(readForm(await (await authorize(authorizationParameters(url), cookie)).text()).fields).toHaveProperty('id_token');
  });

  it('expires after five minutes', async () => {
    const { url, cookie } = await beginLaunch();
    await database.client.query(`update learning_launch set ends_at = ends_at - interval '5 minutes'`);
    const { fields } = readForm(await (await authorize(authorizationParameters(url), cookie)).text());
    expect(fields).toMatchObject({ error: 'login_required' });
  });

  it('needs a signed-in person, this site, and a published path', async () => {
    expect((await account('/account/learning/launch', 'POST', { path: PATH }, 'nobody')).status).toBe(401);
    expect((await account('/account/learning/launch', 'POST', { path: '/training/learning-paths/none' })).status).toBe(404);
    expect((await account('/account/learning/launch', 'POST', { path: 'https://evil.example' })).status).toBe(400);
    const foreign = await get('/account/learning/launch', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
      body: JSON.stringify({ path: PATH }),
    });
    expect(foreign.status).toBe(403);
  });

  it('lands in the tool, and what the tool reports is progress here', async () => {
    const { url, cookie } = await beginLaunch();
    const login = await fetch(url, { redirect: 'manual' });
    const stateCookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const asked = new URL(login.headers.get('location') ?? '');
    expect(asked.origin + asked.pathname).toBe(`${site.url}/learning/lti/authorize`);
    const { action, fields } = readForm(await (await authorize(asked.searchParams, cookie)).text());
    const lesson = await fetch(action ?? '', {
      method: 'POST',
      headers: { cookie: stateCookie },
      body: new URLSearchParams(fields),
    });
    const html = await lesson.text();
    expect(lesson.status, html).toBe(200);
    expect(html).toContain('You are signed in as learner');
    const session = /name="session" value="([^"]+)"/.exec(html)?.[1] ?? '';
    const reported = await fetch(new URL('/lti/report', action), {
      method: 'POST',
      body: new URLSearchParams({ session, report: 'passed' }),
    });
    expect(await reported.text()).toContain('Your progress was reported.');
    expect((await progressOnPath())?.reported).toEqual({ percent: 100, result: 'passed', score: 85 });
    // A launch can be used only once.
    const again = await fetch(action ?? '', {
      method: 'POST',
      headers: { cookie: stateCookie },
      body: new URLSearchParams(fields),
    });
    expect(again.status).toBe(400);
  });
});

describe('statements', () => {
  it('are stored once; another with the same id is a conflict, and a batch is stored as a whole', async () => {
    const name = await opaqueAccount();
    const id = randomUUID();
    const first = statement(name, 'progressed', {
      id,
      result: { extensions: { 'https://w3id.org/xapi/cmi5/result/extensions/progress': 40 } },
    });
    const answer = await report(first);
    expect(answer.status, site.output.slice(-20).join('\n')).toBe(200);
    expect(answer.headers.get('x-experience-api-version')).toBe('1.0.3');
    expect(await answer.json()).toEqual([id]);
    expect((await report(first)).status).toBe(200);
    expect((await report(first, {}, 'PUT', `?statementId=${id}`)).status).toBe(204);
    const other = randomUUID();
    const batch = [statement(name, 'completed', { id: other }), { ...first, result: { completion: true } }];
    expect((await report(batch)).status).toBe(409);
    expect((await report(undefined, {}, 'GET', `?statementId=${other}`)).status).toBe(404);
    const stored = await (await report(undefined, {}, 'GET', `?statementId=${id}`)).json();
    expect(stored).toMatchObject({ id, version: '1.0.3', authority: { account: { homePage: site.url, name: USER } } });
  });

  it('complete a step, which cannot be reopened here until the statement is voided', async () => {
    const name = await opaqueAccount();
    const [first] = z.array(z.looseObject({ href: z.string() })).parse(
      (
        await database.client.query(
          `select href
             from learning_paths_steps
             join learning_paths on learning_paths.id = _parent_id
             where slug = $1
             order by learning_paths_steps._order`,
          [PATH.split('/').at(-1)],
        )
      ).rows,
    );
    const step = first?.href ?? '';
    const id = randomUUID();
    expect((await report(statement(name, 'completed', { id, object: { id: site.url + step } }))).status).toBe(200);
    expect((await progress()).done).toContain(step);
    const refused = await account('/account/learning', 'DELETE', { step });
    expect(refused.status).toBe(409);
    expect(errorSchema.parse(await refused.json()).message).toContain('has reported this step as done');
    const voiding = { ...statement(name, 'voided'), object: { objectType: 'StatementRef', id } };
    expect((await report(voiding)).status).toBe(200);
    expect((await progress()).done).not.toContain(step);
    expect((await report(undefined, {}, 'GET', `?statementId=${id}`)).status).toBe(404);
    expect((await report(undefined, {}, 'GET', `?voidedStatementId=${id}`)).status).toBe(200);
  });

  it('count for their own person only', async () => {
    const other = await tokenOf('editor');
    const { paths } = await progress(other);
    expect(paths.find(({ url }) => url === PATH)).toBeUndefined();
  });

  it.each([
    ['no credential', { authorization: '' }, 401],
    ['a wrong credential', { authorization: `Basic ${Buffer.from(`${USER}:wrong`).toString('base64')}` }, 401],
    ['no version', { 'x-experience-api-version': '' }, 400],
    ['version 2', { 'x-experience-api-version': '2.0.0' }, 400],
    ['another content type', { 'content-type': 'multipart/mixed; boundary=x' }, 415],
  ])('with %s are refused', async (_what, headers, status) => {
    expect((await report(statement(randomUUID(), 'completed'), headers)).status).toBe(status);
  });

  it.each([
    ['an account that no launch has made', () => statement(randomUUID(), 'completed')],
    ['nonsense', () => ({ verb: 'completed' })],
    ['no JSON', () => '{'],
    ['more than a hundred', () => Array.from({ length: 101 }, () => statement(randomUUID(), 'completed'))],
  ])('of %s are refused', async (_what, body) => {
    expect((await report(body())).status).toBe(400);
  });

  it('that are too large are refused', async () => {
    expect((await report(`"${'x'.repeat(300 * 1024)}"`)).status).toBe(413);
  });
});

/* Last, because the companion stays stopped. The site still knows the keys of the identity provider. */
it('an unavailable learning platform gives a clear message, and progress is kept', async () => {
  await site.stopCompanion();
  const answer = await account('/account/learning/launch', 'POST', { path: PATH });
  expect(answer.status).toBe(503);
  expect(errorSchema.parse(await answer.json()).message).toBe(
    'The learning platform isn’t responding. Your progress is kept. Try again in a few minutes, or continue with the steps on this page.',
  );
  expect((await account('/account/learning')).status).toBe(200);
});
