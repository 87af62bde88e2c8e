import { feedResponse } from '../feed-response';

export const dynamic = 'force-dynamic';

/** The newest tutorials, posts and labs. */
export function GET(): Promise<Response> {
  return feedResponse('/blog/feed.xml', 'Tutorials, posts and labs', {});
}
