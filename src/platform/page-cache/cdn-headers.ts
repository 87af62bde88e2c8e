import { createHash } from 'node:crypto';
import type { CdnKind } from '../environment/cdn';
import { isContentTag } from './tags';

/** A network asks again after this time, should a purge get lost. */
const FRESH_S = 60;
/** How long it serves a page when the site is away. */
const STALE_IF_ERROR_S = 7 * 24 * 60 * 60;
/** Every page has it, so that all can be purged together. */
export const ALL_PAGES_TAG = 'all';

/** The names of a network's headers. Varnish has none of its own: deploy/varnish/site.vcl reads those of Fastly. */
const HEADER_NAMES: Readonly<Record<CdnKind, { tags: string; lifetime: string; separator: string }>> = {
  fastly: { tags: 'surrogate-key', lifetime: 'surrogate-control', separator: ' ' },
  varnish: { tags: 'surrogate-key', lifetime: 'surrogate-control', separator: ' ' },
  cloudflare: { tags: 'cache-tag', lifetime: 'cloudflare-cdn-cache-control', separator: ',' },
};

/** The names of the headers of all networks. */
export const CDN_HEADER_NAMES: readonly string[] = Object.values(HEADER_NAMES).flatMap(({ tags, lifetime }) => [tags, lifetime]);

/** Returns a cache tag as networks get it: short, because a page has many, and without anything that needs an encoding. */
export function toCdnTag(tag: string): string {
  return createHash('sha256').update(tag).digest('base64url').slice(0, 12);
}

/** Builds the headers that let a network keep a page until one of its tags is purged. */
export function buildCdnHeaders(kind: CdnKind, tags: readonly string[]): Record<string, string> {
  const { tags: tagsName, lifetime, separator } = HEADER_NAMES[kind];
  return {
    [tagsName]: [ALL_PAGES_TAG, ...tags.filter(isContentTag).map(toCdnTag)].join(separator),
    [lifetime]: `max-age=${FRESH_S}, stale-if-error=${STALE_IF_ERROR_S}`,
  };
}
