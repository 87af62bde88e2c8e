import '@payload-config'; // First, so that all routes share the chunk with it.
import { createArticleFeedResponse } from '../article-feed';

export const dynamic = 'force-dynamic';

/** The newest tutorials, posts and labs. */
export function GET(): Promise<Response> {
  return createArticleFeedResponse('/blog/feed.xml', 'Tutorials, posts and labs', {});
}
