import { addressOfDoc, docVersionOf, DOC_VERSIONS, type DocVersion, NEWEST_VERSION } from '@/cms/core/docs-places';
import { environment } from '@/platform/environment';
import { hashSource } from '@/platform/page-cache/content-security-policy';
import { siteSettings } from '@/modules/pages';
import { bookFileOf, bookOf, printAddressOf } from './book';
import { BOOK_STYLE } from './book-style';

/** GET /docs/print and /docs/print/17: a version on one page, to print or to search in. */
export async function answerPrintView(parts: readonly string[]): Promise<Response> {
  const [name = NEWEST_VERSION, ...rest] = parts;
  const version = docVersionOf(name);
  if (!version || rest.length > 0) return noSuchBook();
  if (parts.length > 0 && version === NEWEST_VERSION) return new Response(null, { status: 308, headers: { location: printAddressOf(version) } });
  return bookAnswer(version, {});
}

/** GET /docs/offline/postgresql-18-handbook.html: a version as one file to keep. */
export async function answerOfflineFile(file: string): Promise<Response> {
  const version = DOC_VERSIONS.find((each) => bookFileOf(each) === file);
  return version ? bookAnswer(version, { 'content-disposition': `attachment; filename="${file}"` }) : noSuchBook();
}

async function bookAnswer(version: DocVersion, headers: Record<string, string>): Promise<Response> {
  const { name } = await siteSettings();
  const pieces = bookOf({ version, siteName: name, siteUrl: environment.SITE_URL });
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
      'x-robots-tag': 'noindex',
      link: `<${environment.SITE_URL}${addressOfDoc({ version })}>; rel="canonical"`,
      'content-security-policy': `default-src 'none'; style-src ${hashSource(BOOK_STYLE)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      ...headers,
    },
  });
}

function noSuchBook(): Response {
  return new Response('The handbook has no such version. Its versions are listed at /docs.\n', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
