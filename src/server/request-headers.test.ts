import { describe, expect, it } from 'vitest';
import { filterRequestHeaders } from './request-headers';
import { ROUTES } from './routes';

const HOST = 'www.example.com';
const kinds = [...new Set(ROUTES.map(({ kind }) => kind))];

describe('filterRequestHeaders', () => {
  it.each(kinds)('removes headers that only a proxy of Next may send (%s)', (kind) => {
    const hostile = {
      'content-security-policy': "script-src 'nonce-evil'",
      'content-security-policy-report-only': "script-src 'nonce-evil'",
      'x-middleware-subrequest': 'middleware',
      'x-matched-path': '/admin',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-for': '192.0.2.1',
      'x-visitor-address': '192.0.2.1',
      'x-request-key': 'key',
      'next-resume': '1',
    };
    expect(filterRequestHeaders({ ...hostile, host: 'evil.example' }, kind, HOST)).toEqual({ host: HOST });
  });

  it('removes everything visitor-specific for a cached page', () => {
    const visitor = {
      accept: 'text/html',
      'accept-language': 'de',
      cookie: '__prerender_bypass=1',
      'user-agent': 'Googlebot',
      referer: 'https://evil.example',
    };
    expect(filterRequestHeaders(visitor, 'page', HOST)).toEqual({ host: HOST });
  });

  it('passes on the beginning of a long User-Agent, in which Next looks for bots in quadratic time', () => {
    const agent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
    for (const kind of ['handler', 'dynamic-page', 'account', 'admin'] as const) {
      expect(filterRequestHeaders({ 'user-agent': agent }, kind, HOST)['user-agent']).toBe(agent);
      expect(filterRequestHeaders({ 'user-agent': 'a'.repeat(15_000) }, kind, HOST)['user-agent']).toBe('a'.repeat(400));
    }
  });

  it('passes on the headers of the client-side router', () => {
    const state = encodeURIComponent(JSON.stringify(['', { children: ['__PAGE__', {}] }]));
    const headers = {
      rsc: '1',
      'next-router-prefetch': '1',
      'next-router-segment-prefetch': '/_tree',
      'next-router-state-tree': state,
      'next-url': '/blog',
    };
    expect(filterRequestHeaders(headers, 'page', HOST)).toEqual({ host: HOST, ...headers });
  });

  it.each([
    ['rsc', 'yes'],
    ['next-router-prefetch', 'x'],
    ['next-router-segment-prefetch', '../../etc/passwd'],
    ['next-router-state-tree', 'x'],
    ['next-router-state-tree', encodeURIComponent('{"not":"a tree"}')],
  ])('removes %s when it is "%s"', (name, value) => {
    expect(filterRequestHeaders({ rsc: '1', [name]: value }, 'dynamic-page', HOST)).not.toHaveProperty(name);
  });

  it('removes RSC headers when no payload is requested', () => {
    expect(filterRequestHeaders({ 'next-router-prefetch': '1' }, 'page', HOST)).toEqual({ host: HOST });
  });

  it('removes the cookies with which Next shows drafts', () => {
    const headers = { cookie: '__prerender_bypass=a; editor-session=b; __next_preview_data=c' };
    expect(filterRequestHeaders(headers, 'admin', HOST)).toMatchObject({ cookie: 'editor-session=b' });
  });

  it("passes an editor's session to the admin and its API, and a bearer token to the account routes", () => {
    const headers = { cookie: 'editor-session=a', authorization: 'Bearer b' };
    for (const kind of ['admin', 'api'] as const) expect(filterRequestHeaders(headers, kind, HOST)).toMatchObject(headers);
    expect(filterRequestHeaders(headers, 'account', HOST)).toEqual({ host: HOST, authorization: headers.authorization });
  });
});
