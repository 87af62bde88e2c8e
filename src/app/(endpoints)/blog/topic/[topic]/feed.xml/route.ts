import '@payload-config'; // Imported first so that all routes share its chunk.
import { TOPICS } from '@/cms/core/topics';
import { createArticleFeedResponse } from '../../../article-feed';

export const dynamic = 'force-dynamic';

/** Returns the feed of a topic's newest articles. */
export async function GET(_request: Request, { params }: { params: Promise<{ topic: string }> }): Promise<Response> {
  const { topic } = await params;
  const known = TOPICS.find(({ value }) => value === topic);
  if (!known) return new Response('There is no such topic.\n', { status: 404 });
  return createArticleFeedResponse(`/blog/topic/${known.value}`, known.label, { topic: known.value });
}
