import { createHash } from 'node:crypto';
import { DAY_SECONDS } from '../durations';
import type { CdnKind } from '../environment/cdn';
import { isContentTag } from './tags';

/** How long a CDN serves a page without revalidating it, in case a purge gets lost. */
const FRESH_S = 60;
/** How long a CDN serves a page while the site is unavailable. */
const STALE_IF_ERROR_S = 7 * DAY_SECONDS;
/** The tag of every page, so that all pages can be purged together. */
export const ALL_PAGES_TAG = 'all';

/** Header names by CDN. Varnish has none of its own; deploy/varnish/site.vcl reads those of Fastly. */
const HEADER_NAMES: Readonly<Record<CdnKind, { tags: string; lifetime: string; separator: string }>> = {
  fastly: { tags: 'surrogate-key', lifetime: 'surrogate-control', separator: ' ' },
  varnish: { tags: 'surrogate-key', lifetime: 'surrogate-control', separator: ' ' },
  cloudflare: { tags: 'cache-tag', lifetime: 'cloudflare-cdn-cache-control', separator: ',' },
};

/** The header names of all CDNs. */
export const CDN_HEADER_NAMES: readonly string[] = Object.values(HEADER_NAMES).flatMap(({ tags, lifetime }) => [tags, lifetime]);

/** Converts a cache tag to one for CDNs: short, because a page has many, and without characters that need encoding. */
export function toCdnTag(tag: string): string {
  return createHash('sha256').update(tag).digest('base64url').slice(0, 12);
}

/** Builds the headers that let a CDN cache a page until one of its tags is purged. */
export function buildCdnHeaders(kind: CdnKind, tags: readonly string[]): Record<string, string> {
  const { tags: tagsName, lifetime, separator } = HEADER_NAMES[kind];
  return {
    [tagsName]: [ALL_PAGES_TAG, ...tags.filter(isContentTag).map(toCdnTag)].join(separator),
    [lifetime]: `max-age=${FRESH_S}, stale-if-error=${STALE_IF_ERROR_S}`,
  };
}
