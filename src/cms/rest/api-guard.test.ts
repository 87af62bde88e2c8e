import { expect, it, vi } from 'vitest';
import { type RestHandler, withApiGuard } from './api-guard';

interface Init extends Omit<RequestInit, 'headers'> {
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: Response;
  readonly isEditor?: () => Promise<boolean>;
}

/** What Payload would get, and the response. */
async function request(path: string, init: Init = {}) {
  const { payload = Response.json({}), isEditor = () => Promise.resolve(true), headers, ...rest } = init;
  const handler = vi.fn<RestHandler>(() => Promise.resolve(payload));
  const guarded = withApiGuard(handler, { isEditor, uploadBytesMax: 20_000_000 });
  const [slug = ''] = path.split('?');
  const sent = new Request(`https://www.example.org/api/${path}`, { headers: { cookie: 'a=b', ...headers }, ...rest });
  const response = await guarded(sent, { params: Promise.resolve({ slug: slug.split('/') }) });
  return { status: response.status, body: await response.text(), got: handler.mock.calls[0]?.[0] };
}

const visitor = () => Promise.resolve(false);

it('visitors can sign in and out, see that they are signed out, and do nothing else', async () => {
  expect(await request('users/sign-in', { isEditor: visitor })).toMatchObject({ status: 200, got: expect.any(Request) });
  expect(await request('users/me', { isEditor: visitor })).toMatchObject({ body: '{"user":null}', got: undefined });
  const others: [string, Init][] = [
    ['users/sign-in', { method: 'POST' }],
    ['users/me', { method: 'PATCH', body: '{}' }],
    ['pages', {}],
  ];
  for (const [path, init] of others)
    expect(await request(path, { ...init, isEditor: visitor }), path).toMatchObject({ status: 401, got: undefined });
});

it.each(['constructor', '__proto__', 'toString/1'])('%s is no collection', async (path) => {
  expect(await request(path)).toMatchObject({ status: 404, got: undefined });
});

it('a request without a cookie needs no look into the database', async () => {
  const isEditor = vi.fn(() => Promise.resolve(true));
  const handler = vi.fn<RestHandler>();
  const guarded = withApiGuard(handler, { isEditor, uploadBytesMax: 1 });
  const response = await guarded(new Request('https://www.example.org/api/pages'), {
    params: Promise.resolve({ slug: ['pages'] }),
  });
  expect([response.status, isEditor.mock.calls.length, handler.mock.calls.length]).toEqual([401, 0, 0]);
});

it.each([
  [411, { 'transfer-encoding': 'chunked' }],
  [413, { 'content-length': '4000001', 'content-type': 'application/json' }],
  [413, { 'content-length': '20000001', 'content-type': 'multipart/form-data; boundary=x' }],
])('a body is refused with %i: %j', async (status, headers) => {
  expect(await request('pages', { method: 'POST', headers })).toMatchObject({ status, got: undefined });
});

it('JSON that is nested too deeply is refused before anything walks it', async () => {
  const headers = { 'content-type': 'application/json' };
  const body = `{"title":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
  expect(await request('pages', { method: 'POST', headers, body })).toMatchObject({
    status: 400,
    body: expect.stringContaining('nested more than 100 levels deep. Nothing was saved.'),
    got: undefined,
  });
  expect(await request('pages', { method: 'POST', headers, body: '{"title":["Title"]}' })).toMatchObject({ status: 200 });
});

it('an upload may be larger than another body', async () => {
  const headers = { 'content-length': '4000001', 'content-type': 'multipart/form-data; boundary=x' };
  expect(await request('media', { method: 'POST', headers })).toMatchObject({ status: 200 });
});

it('a long query in a body becomes a GET with the same limits', async () => {
  const send = (body: string, headers: Record<string, string> = {}) =>
    request('pages', {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': String(body.length),
        'x-payload-http-method-override': 'GET',
        ...headers,
      },
      body,
    });
  const { got } = await send('limit=0&sort=title');
  expect([got?.method, got?.url]).toEqual(['GET', 'https://www.example.org/api/pages?limit=1000&sort=title']);
  expect(await send('limit=x')).toMatchObject({ status: 400, got: undefined });
  expect(await send('{}', { 'content-type': 'application/json' })).toMatchObject({ status: 415, got: undefined });
  expect(await send('a', { 'content-length': '4000000' })).toMatchObject({ status: 413, got: undefined });
});

it.each(['[]', '1', 'null', '{'])('the body %s is refused, because it is no JSON object', async (body) => {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
  expect(await request('pages', init)).toMatchObject({ status: 400, got: undefined });
});

it('a collection without a REST API is forbidden, and a lost database says that nothing was changed', async () => {
  expect(await request('a', { payload: new Response('', { status: 501 }) })).toMatchObject({ status: 403 });
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const lost = await request('pages', { isEditor: () => Promise.reject(new Error('lost')) });
  expect([lost.status, lost.body, lost.got]).toEqual([503, expect.stringContaining('Nothing was changed'), undefined]);
  log.mockRestore();
});
