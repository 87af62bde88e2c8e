import '@payload-config'; // First, so that all routes share the chunk with it.
import { TOPICS } from '@/cms/core/topics';
import { createArticleFeedResponse } from '../../../article-feed';

export const dynamic = 'force-dynamic';

/** The newest texts of a topic. */
export async function GET(_request: Request, { params }: { params: Promise<{ topic: string }> }): Promise<Response> {
  const { topic } = await params;
  const known = TOPICS.find(({ value }) => value === topic);
  if (!known) return new Response('There is no such topic.\n', { status: 404 });
  return createArticleFeedResponse(`/blog/topic/${known.value}/feed.xml`, known.label, { topic: known.value });
}
