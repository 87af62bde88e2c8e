import '@payload-config'; // Imported first so that all routes share its chunk.
import { findAuthor } from '@/modules/articles';
import { createArticleFeedResponse } from '../../../article-feed';

export const dynamic = 'force-dynamic';

/** Returns the feed of an author's newest articles. */
export async function GET(_request: Request, { params }: { params: Promise<{ author: string }> }): Promise<Response> {
  const author = await findAuthor((await params).author);
  if (!author) return new Response('There is no such author.\n', { status: 404 });
  return createArticleFeedResponse(`/blog/author/${author.key}`, author.name, { author: author.key });
}
