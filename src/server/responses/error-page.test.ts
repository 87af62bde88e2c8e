import { afterEach, expect, it, vi } from 'vitest';
import { FALLBACK_PAGE_POLICY } from '@/platform/fallback-page';
import type { RequestHandler } from './buffered-response';
import { FALLBACK_HTML, renderErrorPage } from './error-page';

const POLICY = "script-src 'self'";

/** Responds as Next does with the page that the site has for an error. */
function respondWith(body: string, policy?: string): RequestHandler {
  return async (_request, response) => {
    response.writeHead(200, policy === undefined ? {} : { 'Content-Security-Policy': policy });
    response.end(body);
  };
}

afterEach(() => void vi.restoreAllMocks());

it('an error has the page of the site, with its policy, and is not cached', async () => {
  const { status, headers, body } = await renderErrorPage(respondWith('<h1>An error</h1>', POLICY), 'www.example.com');
  expect({ status, body: body.toString() }).toEqual({ status: 500, body: '<h1>An error</h1>' });
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-security-policy': POLICY });
});

it.each([
  ['is empty, as Next’s own is without JavaScript', respondWith('<div></div>', POLICY)],
  ['has no policy', respondWith('<h1>An error</h1>')],
])('a page that %s is replaced by one without scripts', async (_what, next) => {
  const { status, headers, body } = await renderErrorPage(next, 'www.example.com');
  expect({ status, body: body.toString() }).toEqual({ status: 500, body: FALLBACK_HTML });
  expect(headers['content-security-policy']).toBe(FALLBACK_PAGE_POLICY);
});

it('so is one that cannot be rendered, and the log says why', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { body } = await renderErrorPage(() => Promise.reject(new Error('the reason of the test')), 'www.example.com');
  expect(body.toString()).toBe(FALLBACK_HTML);
  expect(log).toHaveBeenCalledWith('The error page could not be rendered:', 'the reason of the test');
});
