import { createLocalReq, type Payload } from 'payload';
import { allUrls, publishedUrls } from '@/cms/link-graph/all-urls';
import { problemOf, withoutEnd } from '@/cms/link-graph/references';
import { type PublishedLink, publishedLinks } from './published-links';

/** A link that does not work, and why. */
export interface BrokenLink extends PublishedLink {
  problem: string;
}

/** What the check asks of the world around it. */
export interface LinkCheckWorld {
  /** The finished page at an address of this site; undefined when it cannot be had. */
  pageAt: (path: string) => Promise<string | undefined>;
  /** Why a link to another site does not work; undefined when no other site shall be asked. */
  problemOfOutside?: (url: string) => Promise<string | undefined>;
  /** Between two questions to the same site. */
  pause: () => Promise<void>;
}

const SITES_AT_ONCE = 4;

/** Looks at every link in published content: links within the site with their fragments, and, if that is wanted, links to other sites. */
export async function findBrokenLinks(payload: Payload, world: LinkCheckWorld): Promise<BrokenLink[]> {
  const links = await publishedLinks(payload);
  const within = links.filter(({ link }) => link.startsWith('/') || link.startsWith('#'));
  const outside = links.filter(({ link }) => /^https?:/.test(link));
  return [...(await brokenWithin(within, payload, world)), ...(world.problemOfOutside ? await brokenOutside(outside, world.problemOfOutside, world.pause) : [])];
}

async function brokenWithin(links: readonly PublishedLink[], payload: Payload, { pageAt }: LinkCheckWorld): Promise<BrokenLink[]> {
  const req = await createLocalReq({}, payload);
  const [published, all, redirects] = await Promise.all([publishedUrls(req), allUrls(req), payload.find({ collection: 'redirects', pagination: false, depth: 0 })]);
  const moved = new Map(redirects.docs.map(({ from, to }) => [from, to]));
  const placesAt = remembered(async (path) => idsIn(await pageAt(path)));
  const broken: BrokenLink[] = [];
  for (const { page, link } of links) {
    const [target, fragment] = parts(link.startsWith('#') ? `${page}${link}` : link);
    const places = fragment === undefined || !published.has(target) ? undefined : await placesAt(target);
    const problem = problemWithin({ target, published, all, moved }) ?? (places && fragment !== undefined && !places.has(fragment) ? `${target} has no place named ${fragment}` : undefined);
    if (problem !== undefined) broken.push({ page, link, problem });
  }
  return broken;
}

interface Within {
  target: string;
  published: ReadonlySet<string>;
  all: ReadonlySet<string>;
  moved: ReadonlyMap<string, string>;
}

function problemWithin({ target, published, all, moved }: Within): string | undefined {
  if (published.has(target)) return undefined;
  const to = moved.get(target);
  if (to !== undefined) return `it works, but the page has moved to ${to}: link there`;
  if (all.has(target)) return 'the page is not published';
  return problemOf({ field: '', target }, published);
}

function parts(link: string): [string, string | undefined] {
  const [, fragment] = link.split('#');
  return [withoutEnd(link), fragment === undefined || fragment === '' || fragment === 'top' ? undefined : decoded(fragment)];
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** The places of a page that links can lead to; undefined when the page could not be had, since that says nothing of the link. */
function idsIn(html: string | undefined): ReadonlySet<string> | undefined {
  return html === undefined ? undefined : new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id.replaceAll('&amp;', '&')));
}

function remembered<Result>(work: (key: string) => Promise<Result>): (key: string) => Promise<Result> {
  const known = new Map<string, Promise<Result>>();
  return (key) => {
    const before = known.get(key);
    if (before) return before;
    const begun = work(key);
    known.set(key, begun);
    return begun;
  };
}

/** Four sites are asked at once, and each of them one question after the other, with a pause between. */
async function brokenOutside(links: readonly PublishedLink[], problemOfOutside: (url: string) => Promise<string | undefined>, pause: () => Promise<void>): Promise<BrokenLink[]> {
  const bySite = new Map<string, PublishedLink[]>();
  for (const each of links) {
    const site = URL.canParse(each.link) ? new URL(each.link).host : '';
    bySite.set(site, [...(bySite.get(site) ?? []), each]);
  }
  const waiting = [...bySite.values()];
  const broken: BrokenLink[] = [];
  const work = async () => {
    for (let site = waiting.pop(); site; site = waiting.pop()) {
      const problems = new Map<string, string | undefined>();
      for (const { page, link } of site) {
        if (!problems.has(link)) {
          if (problems.size > 0) await pause();
          problems.set(link, URL.canParse(link) ? await problemOfOutside(link) : 'it is no address');
        }
        const problem = problems.get(link);
        if (problem !== undefined) broken.push({ page, link, problem });
      }
    }
  };
  await Promise.all(Array.from({ length: SITES_AT_ONCE }, work));
  return broken;
}
