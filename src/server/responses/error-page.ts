import { FALLBACK_PAGE_POLICY, buildFallbackPage } from '@/platform/fallback-page';
import { getErrorReason } from '@/platform/error-reason';
import { STATUS_PATHS } from '@/platform/status-paths';
import { waitWithTimeout } from '@/platform/wait-with-timeout';
import { type BufferedResponse, requestInternally, type RequestHandler } from './buffered-response';

/** Used when even the error page cannot be rendered. The heading is from the specification, including its spelling. */
export const FALLBACK_HTML = buildFallbackPage(
  'A critical error has occured.',
  "<p>This page can't be shown right now. Please try again in a minute.</p>" +
    '<p><a href="">Reload this page</a>, <a href="/">go to the home page</a>, or <a href="/contact">contact us</a>.</p>',
);

const TIME_LIMIT_MS = 5_000;

/**
 * Renders the final error page (specification, section 8) with the status 500. Next's own error page is empty without
 * JavaScript.
 */
export async function renderErrorPage(next: RequestHandler, host: string): Promise<BufferedResponse> {
  try {
    const { headers, body } = await waitWithTimeout(requestInternally(next, STATUS_PATHS['/500'], { host }), {
      limitMs: TIME_LIMIT_MS,
      message: `it took longer than ${TIME_LIMIT_MS / 1_000} s`,
    });
    const policy = headers['content-security-policy'];
    if (policy !== undefined && body.includes('<h1')) return buildErrorResponse(body, policy);
  } catch (error) {
    console.error('The error page could not be rendered:', getErrorReason(error));
  }
  return buildErrorResponse(Buffer.from(FALLBACK_HTML), FALLBACK_PAGE_POLICY);
}

function buildErrorResponse(body: Buffer, policy: BufferedResponse['headers'][string]): BufferedResponse {
  return {
    status: 500,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'content-security-policy': policy },
    body,
  };
}
