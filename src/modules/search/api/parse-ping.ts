import { isSearchPath } from '@/platform/search-paths';

/** The URLs of results: a path on this site, optionally with an anchor. */
export const RESULT_URL_PATTERN = /^\/[\w/.#-]*$/;
const URL_LENGTH_MAX = 300;

/**
 * Parses the ping of a link on a results page: browsers send the page and the target in headers (HTML, hyperlink auditing).
 * @returns undefined when the request isn't a ping from a results page
 */
export function parsePing(headers: Pick<Headers, 'get'>, origin: string): { query: string; url: string } | undefined {
  const [from, to] = [headers.get('ping-from') ?? '', headers.get('ping-to') ?? ''];
  if (!URL.canParse(from) || !URL.canParse(to)) return undefined;
  const [page, target] = [new URL(from), new URL(to)];
  const query = page.searchParams.get('q') ?? '';
  const url = target.pathname + target.hash;
  const isOwn = page.origin === origin && target.origin === origin && isSearchPath(page.pathname);
  return isOwn && query !== '' && url.length <= URL_LENGTH_MAX && RESULT_URL_PATTERN.test(url) ? { query, url } : undefined;
}
