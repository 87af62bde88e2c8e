import { type FormDefinition, renderFormHtml, type FormState, createPlainPage } from '@/modules/forms';
import { environment } from '@/platform/environment';

const TIME_LIMIT_MS = 10_000;
/** While Postgres is away only a page in memory can be had, and that is there at once. */
const TIME_LIMIT_OFFLINE_MS = 1_000;
const HEADERS = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/**
 * Answers with the page that the form was sent from, and in it the form with what was typed and what is wrong. The kept
 * page is taken as it is, with its policy and its scripts, and only the form in it is exchanged. When the page cannot be
 * had, it is a plain one with the same form.
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

/** The page as every visitor gets it. */
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
    console.error('forms: the page of the form cannot be had:', error instanceof Error ? error.message : error);
    return undefined;
  }
}
