import '@payload-config'; // Imported first so that all routes share its chunk.
import { createArticleFeedResponse } from '../article-feed';

export const dynamic = 'force-dynamic';

/** Returns the feed of the newest tutorials, posts and labs. */
export function GET(): Promise<Response> {
  return createArticleFeedResponse('/blog', 'Tutorials, posts and labs', {});
}
