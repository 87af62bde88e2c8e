import '@payload-config'; // First, so that all routes share the chunk with it.
import { getSiteSettings } from '@/modules/pages';
import { findAuthor } from '@/modules/articles';
import { renderWhitePaperPdf, findWhitePaper } from '@/modules/white-papers';
import { toAbsoluteUrl } from '@/platform/absolute-url';
import { createNotFoundResponse } from '../../../calendar-response';

export const dynamic = 'force-static';
export const dynamicParams = true;

/** The build makes no paper. */
export function generateStaticParams(): { slug: string }[] {
  return [];
}

/**
 * A white paper as a PDF, made when it is first asked for and kept like a page until the paper changes. Its address is
 * that of its page with `.pdf` (next.config.ts, `rewrites`).
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
      // Search engines list the page, which is the same text.
      link: `<${toAbsoluteUrl(paper.url)}>; rel="canonical"`,
    },
  });
}
