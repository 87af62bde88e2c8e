import { FALLBACK_PAGE_HEADERS, buildFallbackPage } from '@/platform/fallback-page';
import { renderStatic } from '@/ui/render-static';
import type { SearchScope } from './search-scope';

/** Why a search isn't run. */
type Rejection = 'too-many' | 'page-unavailable';

const REJECTIONS = {
  'too-many': {
    status: 429,
    heading: 'Too many searches',
    reason: 'Your network has sent too many searches. Your words are kept below. Try again in a few seconds.',
  },
  'page-unavailable': {
    status: 503,
    heading: 'Search is busy',
    reason: 'The site is busy and couldn’t prepare this page. Your words are kept below. Try again in a few seconds.',
  },
} as const satisfies Record<Rejection, { status: number; heading: string; reason: string }>;

/** Rejects a search with a page that is cheap to render, because it is sent under high load. */
export async function rejectSearch(rejection: Rejection, scope: SearchScope, query: string): Promise<Response> {
  const { status, heading, reason } = REJECTIONS[rejection];
  const content = await renderStatic(
    <>
      <p>{reason}</p>
      <form action={scope.path}>
        <label>
          Search for
          <input name="q" type="search" defaultValue={query} required />
        </label>
        <button type="submit">Search</button>
      </form>
      <p>
        <a href="/">Home page</a>
      </p>
    </>,
  );
  return new Response(buildFallbackPage(heading, content), { status, headers: { ...FALLBACK_PAGE_HEADERS, 'retry-after': '5' } });
}
