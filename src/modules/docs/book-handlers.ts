import { buildDocUrl, parseDocVersion, DOC_VERSIONS, type DocVersion, LATEST_VERSION } from '@/cms/core/kinds/docs-locations';
import { environment } from '@/platform/environment';
import { buildLastModified } from '@/platform/http-date';
import { buildHashSource } from '@/platform/page-cache/content-security-policy';
import { getSiteSettings } from '@/modules/pages';
import { SCROLLABLE_TAB_STOP_SCRIPT } from '@/ui/scrollable-tab-stops';
import { getDatedGroups } from './docs';
import { getBookFileName, renderBook, getPrintPath } from './book';
import { BOOK_STYLE } from './book-style';

/** GET /docs/print and /docs/print/17: a version of the handbook on one page, to print or search. */
export async function handlePrintView(parts: readonly string[]): Promise<Response> {
  const [name = LATEST_VERSION, ...rest] = parts;
  const version = parseDocVersion(name);
  if (!version || rest.length > 0) return createBookNotFoundResponse();
  if (parts.length > 0 && version === LATEST_VERSION)
    return new Response(null, { status: 308, headers: { location: getPrintPath(version) } });
  return createBookResponse(version, {});
}

/** GET /docs/offline/postgresql-18-handbook.html: a version of the handbook as one downloadable file. */
export async function handleOfflineFile(file: string): Promise<Response> {
  const version = DOC_VERSIONS.find((each) => getBookFileName(each) === file);
  return version
    ? createBookResponse(version, { 'content-disposition': `attachment; filename="${file}"` })
    : createBookNotFoundResponse();
}

async function createBookResponse(version: DocVersion, headers: Record<string, string>): Promise<Response> {
  const [{ name }, groups] = await Promise.all([getSiteSettings(), getDatedGroups(version)]);
  const pieces = renderBook({ version, siteName: name, siteUrl: environment.SITE_URL });
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=300',
      ...buildLastModified(groups.map(({ contentChangedAt }) => contentChangedAt)),
      'x-robots-tag': 'noindex',
      link: `<${environment.SITE_URL}${buildDocUrl({ version })}>; rel="canonical"`,
      'content-security-policy':
        `default-src 'none'; style-src ${buildHashSource(BOOK_STYLE)}; ` +
        `script-src ${buildHashSource(SCROLLABLE_TAB_STOP_SCRIPT)}; base-uri 'none'; form-action 'none'; ` +
        "frame-ancestors 'none'",
      ...headers,
    },
  });
}

function createBookNotFoundResponse(): Response {
  return new Response('There is no documentation for this version. The versions are listed at /docs.\n', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
