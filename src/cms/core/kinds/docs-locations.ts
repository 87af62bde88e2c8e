import { SLUG_PATTERN } from '../fields/slug';

/** The documented major versions of PostgreSQL, newest first. */
export const DOC_VERSIONS = ['18', '17'] as const;
export type DocVersion = (typeof DOC_VERSIONS)[number];

/** The version whose URLs have no version number. */
export const LATEST_VERSION: DocVersion = DOC_VERSIONS[0];

/** Base path of the docs. */
export const DOCS_BASE = '/docs';

/** Path segments below /docs that are already routes, so no group may use them as its key. */
export const RESERVED_GROUPS: ReadonlySet<string> = new Set(['search', 'feedback', 'print', 'offline', ...DOC_VERSIONS]);

/** A location in the docs: a version, a group in it, or a page in a group. */
export interface DocLocation {
  version: DocVersion;
  group?: string | undefined;
  slug?: string | undefined;
}

/**
 * Builds the URL of a location. URLs of the latest version have no version number, so links stay valid when a newer one
 * appears.
 */
export function buildDocUrl({ version, group, slug }: DocLocation): string {
  return [
    DOCS_BASE,
    ...(version === LATEST_VERSION ? [] : [version]),
    ...(group === undefined ? [] : [group]),
    ...(slug === undefined ? [] : [slug]),
  ].join('/');
}

/** Parses a docs URL into a location, whether or not the page exists; undefined when the path is not a docs URL. */
export function parseDocUrl(path: string): DocLocation | undefined {
  if (!path.startsWith(`${DOCS_BASE}/`)) return undefined;
  const parts = path.slice(DOCS_BASE.length + 1).split('/');
  const version = parseDocVersion(parts[0] ?? '');
  const [group, slug, ...rest] = version ? parts.slice(1) : parts;
  if (rest.length > 0 || [group, slug].some((part) => part !== undefined && !isDocSlug(part))) return undefined;
  return { version: version ?? LATEST_VERSION, group, slug };
}

/** Returns the docs version with this name, if there is one. */
export function parseDocVersion(name: string): DocVersion | undefined {
  return DOC_VERSIONS.find((version) => version === name);
}

/** Returns whether a string is a valid slug for a docs group or page. */
export function isDocSlug(name: string): boolean {
  return SLUG_PATTERN.test(name);
}
