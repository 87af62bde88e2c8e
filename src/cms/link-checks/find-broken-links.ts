import PQueue from 'p-queue';
import { createLocalReq, type Payload } from 'payload';
import { groupBy } from '@/platform/group-by';
import { findAllUrls, findPublishedUrls } from '@/cms/link-graph/find-urls';
import { getTargetProblem, stripQueryAndHash } from '@/cms/link-graph/link-targets';
import { isExternal } from './external-links';
import type { PublishedLink } from './published-links';

/** A link that does not work, with the reason. */
export interface BrokenLink extends PublishedLink {
  problem: string;
}

/** The external dependencies of the check. */
interface LinkCheckContext {
  /** Returns the rendered HTML of a page of this site; undefined when it cannot be fetched. */
  fetchPage: (path: string) => Promise<string | undefined>;
  /** Returns why a link to another site does not work; left out when other sites are not checked. */
  checkExternalLink?: (url: string) => Promise<string | undefined>;
  /** Waits between two requests to the same site. */
  pause: () => Promise<void>;
}

const SITE_CONCURRENCY = 4;

/** Checks links of published content: internal links with their fragments and, if enabled, links to other sites. */
export async function findBrokenLinks(
  payload: Payload,
  links: readonly PublishedLink[],
  { fetchPage, checkExternalLink, pause }: LinkCheckContext,
): Promise<BrokenLink[]> {
  const internal = links.filter(({ link }) => link.startsWith('/') || link.startsWith('#'));
  return [
    ...(await findBrokenInternalLinks(internal, payload, fetchPage)),
    ...(checkExternalLink ? await findBrokenExternalLinks(links.filter(isExternal), checkExternalLink, pause) : []),
  ];
}

async function findBrokenInternalLinks(
  links: readonly PublishedLink[],
  payload: Payload,
  fetchPage: LinkCheckContext['fetchPage'],
): Promise<BrokenLink[]> {
  const req = await createLocalReq({}, payload);
  const [published, all, redirects] = await Promise.all([
    findPublishedUrls(req),
    findAllUrls(req),
    payload.find({ collection: 'redirects', pagination: false, depth: 0 }),
  ]);
  const moved = new Map(redirects.docs.map(({ from, to }) => [from, to]));
  const getIds = memoize(async (path) => extractIds(await fetchPage(path)));
  const broken: BrokenLink[] = [];
  for (const { page, link } of links) {
    const [target, fragment] = splitLink(link.startsWith('#') ? `${page}${link}` : link);
    const ids = fragment === undefined || !published.has(target) ? undefined : await getIds(target);
    const problem =
      checkInternalLink({ target, published, all, moved }) ??
      (ids && fragment !== undefined && !ids.has(fragment) ? `${target} has no anchor #${fragment}` : undefined);
    if (problem !== undefined) broken.push({ page, link, problem });
  }
  return broken;
}

interface InternalLink {
  target: string;
  published: ReadonlySet<string>;
  all: ReadonlySet<string>;
  moved: ReadonlyMap<string, string>;
}

function checkInternalLink({ target, published, all, moved }: InternalLink): string | undefined {
  if (published.has(target)) return undefined;
  const to = moved.get(target);
  if (to !== undefined) return `it works, but the page has moved to ${to}: link there`;
  if (all.has(target)) return 'the page is not published';
  return getTargetProblem({ field: '', target }, published);
}

function splitLink(link: string): [string, string | undefined] {
  const [, fragment] = link.split('#');
  return [
    stripQueryAndHash(link),
    fragment === undefined || fragment === '' || fragment === 'top' ? undefined : decodeFragment(fragment),
  ];
}

function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/**
 * Returns the ids on a page that fragments can point to; undefined when the page could not be fetched, since that says
 * nothing about the link.
 */
function extractIds(html: string | undefined): ReadonlySet<string> | undefined {
  return html === undefined
    ? undefined
    : new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id.replaceAll('&amp;', '&')));
}

function memoize<Result>(work: (key: string) => Promise<Result>): (key: string) => Promise<Result> {
  const known = new Map<string, Promise<Result>>();
  return (key) => {
    const before = known.get(key);
    if (before) return before;
    const begun = work(key);
    known.set(key, begun);
    return begun;
  };
}

/** Checks several sites in parallel, and the links of each site one after the other with a pause in between. */
async function findBrokenExternalLinks(
  links: readonly PublishedLink[],
  checkLink: (url: string) => Promise<string | undefined>,
  pause: () => Promise<void>,
): Promise<BrokenLink[]> {
  const findBrokenOfSite = async (site: readonly PublishedLink[]): Promise<BrokenLink[]> => {
    const problems = new Map<string, string | undefined>();
    for (const link of new Set(site.map((each) => each.link))) {
      if (problems.size > 0) await pause();
      problems.set(link, URL.canParse(link) ? await checkLink(link) : 'the URL is invalid');
    }
    return site.flatMap(({ page, link }) => {
      const problem = problems.get(link);
      return problem === undefined ? [] : [{ page, link, problem }];
    });
  };
  const sites = groupBy(links, ({ link }) => (URL.canParse(link) ? new URL(link).host : '')).values();
  const found = await new PQueue({ concurrency: SITE_CONCURRENCY }).addAll(
    Array.from(sites, (site) => () => findBrokenOfSite(site)),
  );
  return found.flat();
}
