import '@payload-config'; // Imported first so that all routes share its chunk.
import { getSiteSettings } from '@/modules/pages';
import { findAuthor } from '@/modules/articles';
import { renderWhitePaperPdf, findWhitePaper } from '@/modules/white-papers';
import { toAbsoluteUrl } from '@/platform/absolute-url';
import { createNotFoundResponse } from '../../../not-found-response';

export const dynamic = 'force-static';
export const dynamicParams = true;

/** Returns no paths: the build renders no papers. */
export function generateStaticParams(): { slug: string }[] {
  return [];
}

/**
 * Returns a white paper as a PDF. It is rendered on the first request and cached like a page until the paper changes.
 * Its URL is the page's URL plus `.pdf` (next.config.ts, `rewrites`).
 */
export async function GET(_request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> {
  const { slug } = await params;
  const paper = await findWhitePaper(`/resources/white-papers/${slug}`);
  if (!paper) return createNotFoundResponse('white paper');
  const [{ name }, author] = await Promise.all([getSiteSettings(), findAuthor(paper.author)]);
  const file = await renderWhitePaperPdf(paper, {
    siteName: name,
    siteUrl: toAbsoluteUrl(''),
    author: author?.name ?? paper.author,
  });
  return new Response(new Uint8Array(file), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${slug}.pdf"`,
      'cache-control': 'public, max-age=300',
      // Search engines should list the page, which has the same text.
      link: `<${toAbsoluteUrl(paper.url)}>; rel="canonical"`,
    },
  });
}
