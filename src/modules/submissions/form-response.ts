import { type FormDefinition, renderFormHtml, type FormState, createPlainPage } from '@/modules/forms';
import { environment } from '@/platform/environment';

const TIME_LIMIT_MS = 10_000;
/** While Postgres is down, only a page cached in memory is available, and that responds immediately. */
const TIME_LIMIT_OFFLINE_MS = 1_000;
const HEADERS = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/**
 * Responds with the page that the form was sent from, with the submitted values and errors in the form. The cached page
 * is used as is, with its content security policy and scripts; only the form's HTML is replaced. When the page is
 * unavailable, a plain page with the same form takes its place.
 */
export async function createFormResponse(
  page: string,
  definition: FormDefinition,
  state: FormState,
  status: number,
): Promise<Response> {
  const [blank, filled] = await Promise.all([renderFormHtml(definition), renderFormHtml(definition, state)]);
  const kept = await fetchCachedPage(page, status === 503 ? TIME_LIMIT_OFFLINE_MS : TIME_LIMIT_MS);
  const at = kept?.html.indexOf(blank) ?? -1;
  if (kept === undefined || at < 0) return createPlainPage(definition.name, filled, status);
  const html = kept.html.slice(0, at) + filled + kept.html.slice(at + blank.length);
  return new Response(html, { status, headers: { ...HEADERS, ...kept.headers } });
}

/** Fetches the page as every visitor gets it. */
async function fetchCachedPage(
  page: string,
  limit: number,
): Promise<{ html: string; headers: Record<string, string> } | undefined> {
  try {
    const answer = await fetch(`http://127.0.0.1:${environment.PORT}${page}`, {
      headers: { accept: 'text/html', 'accept-encoding': 'identity' },
      redirect: 'manual',
      signal: AbortSignal.timeout(limit),
    });
    if (answer.status !== 200 || !answer.headers.get('content-type')?.startsWith('text/html')) return undefined;
    const policy = answer.headers.get('content-security-policy');
    const version = answer.headers.get('x-page-version');
    return {
      html: await answer.text(),
      headers: {
        ...(policy === null ? {} : { 'content-security-policy': policy }),
        ...(version === null ? {} : { 'x-page-version': version }),
      },
    };
  } catch (error) {
    console.error('forms: failed to fetch the page of the form:', error instanceof Error ? error.message : error);
    return undefined;
  }
}
