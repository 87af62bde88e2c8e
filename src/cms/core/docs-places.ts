/** The versions of the handbook by major version of PostgreSQL, newest first. */
export const DOC_VERSIONS = ['18', '17'] as const;
export type DocVersion = (typeof DOC_VERSIONS)[number];

/** The version that is read without a number in the address. */
export const LATEST_VERSION: DocVersion = DOC_VERSIONS[0];

/** Where the handbook begins. */
export const DOCS_BASE = '/docs';

/** Words that have an address of their own below /docs, so that no group can have them as its name. */
export const RESERVED_GROUPS: ReadonlySet<string> = new Set(['search', 'feedback', 'print', 'offline', ...DOC_VERSIONS]);

/** A place in the handbook: a version, a group of it, or a page of a group. */
export interface DocLocation {
  version: DocVersion;
  group?: string | undefined;
  slug?: string | undefined;
}

/** The address of a place. The newest version has no number in it, so that a link stays good when a newer one appears. */
export function buildDocUrl({ version, group, slug }: DocLocation): string {
  return [
    DOCS_BASE,
    ...(version === LATEST_VERSION ? [] : [version]),
    ...(group === undefined ? [] : [group]),
    ...(slug === undefined ? [] : [slug]),
  ].join('/');
}

/** The place that an address names, whether there is a page or not; undefined when it is none of the handbook's form. */
export function parseDocUrl(path: string): DocLocation | undefined {
  if (!path.startsWith(`${DOCS_BASE}/`)) return undefined;
  const parts = path.slice(DOCS_BASE.length + 1).split('/');
  const version = parseDocVersion(parts[0] ?? '');
  const [group, slug, ...rest] = version ? parts.slice(1) : parts;
  if (rest.length > 0 || [group, slug].some((part) => part !== undefined && !isDocSlug(part))) return undefined;
  return { version: version ?? LATEST_VERSION, group, slug };
}

/** The version of this name, if the handbook has it. */
export function parseDocVersion(name: string): DocVersion | undefined {
  return DOC_VERSIONS.find((version) => version === name);
}

/** Whether this can be the name of a group or of a page in an address. */
export function isDocSlug(name: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name);
}
