import {
  createFallbackPage,
  EMPTY_FORM,
  ERROR_TITLE_PREFIX,
  type FormDefinition,
  type FormState,
  renderFormHtml,
} from '@/modules/forms';
import { getErrorReason } from '@/platform/error-reason';
import { fetchInternalPage } from '@/platform/internal-pages';

const TIME_LIMIT_MS = 10_000;
/** While Postgres is down, only a page cached in memory is available, and that responds immediately. */
const TIME_LIMIT_OFFLINE_MS = 1_000;
const HEADERS = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

interface FormResponseOptions {
  /** The path of the page that the form was sent from. */
  page: string;
  definition: FormDefinition;
  state: FormState;
  status: number;
}

/**
 * Responds with the page that the form was sent from, with the submitted values and errors in the form. The cached page
 * is used as is, with its content security policy and scripts; only the form's HTML is replaced. When the page is
 * unavailable, a fallback page with the same form takes its place.
 */
export async function createFormResponse({ page, definition, state, status }: FormResponseOptions): Promise<Response> {
  const { subject } = state;
  const [blank, filled] = await Promise.all([
    renderFormHtml(definition, { ...EMPTY_FORM, subject }),
    renderFormHtml(definition, state),
  ]);
  const kept = await getCachedPage(page, status === 503 ? TIME_LIMIT_OFFLINE_MS : TIME_LIMIT_MS);
  const at = kept?.html.indexOf(blank) ?? -1;
  if (kept === undefined || at < 0) return createFallbackPage(ERROR_TITLE_PREFIX + definition.name, filled, status);
  const html = addErrorToTitle(kept.html.slice(0, at)) + filled + kept.html.slice(at + blank.length);
  return new Response(html, { status, headers: { ...HEADERS, ...kept.policy } });
}

/** The first title of a document is its own; a later one belongs to a picture. */
function addErrorToTitle(html: string): string {
  return html.replace('<title>', `<title>${ERROR_TITLE_PREFIX}`);
}

/** Returns the page as every visitor gets it; undefined when there is none. */
async function getCachedPage(
  page: string,
  timeLimitMs: number,
): Promise<{ html: string; policy: Record<string, string> } | undefined> {
  try {
    const { status, headers, html } = await fetchInternalPage(page, timeLimitMs);
    if (status !== 200 || !String(headers['content-type']).startsWith('text/html')) return undefined;
    const policy = headers['content-security-policy'];
    // Without the version, the page with what the visitor entered isn't added to the cache of compressed pages.
    return { html, policy: policy === undefined ? {} : { 'content-security-policy': String(policy) } };
  } catch (error) {
    console.error('forms: failed to get the page of the form:', getErrorReason(error));
    return undefined;
  }
}
