import type { FeedRelease, PublishedVersion } from '@/services/postgres-feeds';
import { compareReleases, findNewestRelease, type ReleaseFact, type VersionFact } from '@/platform/postgres-facts/facts';

/** A difference between the project's feed and this site's facts. */
export type FactChange =
  | { kind: 'release'; version: string; released: string }
  | { kind: 'end-of-life'; major: number; before: string | null; after: string }
  /** Written by a person, because the feed doesn't contain the affected versions. */
  | { kind: 'major'; major: number; released: string }
  | { kind: 'cve'; id: string }
  /** The release feed of a program has a newer version. */
  | { kind: 'software'; key: string; name: string; version: string; released: string; source: string }
  /** An editor changed a fact by hand: the tokens that got another value. */
  | { kind: 'edit'; tokens: string[] };

/** How many tokens a summary lists. */
const TOKENS_NAMED_MAX = 4;

interface OwnFacts {
  versions: readonly VersionFact[];
  releases: readonly ReleaseFact[];
  cves: readonly { key: string }[];
}

/**
 * Compares what the project publishes with the site's facts. Something older than the site's own is never taken: the
 * feed may lag, and facts read from release notes stay. A site without versions gets the supported ones.
 */
export function findVersionChanges(
  published: readonly PublishedVersion[],
  { versions, releases }: Omit<OwnFacts, 'cves'>,
): FactChange[] {
  return published.flatMap(({ major, latestMinor, relDate, eolDate, supported }): FactChange[] => {
    const own = versions.find((version) => String(version.major) === major);
    if (own === undefined) {
      const isNew = versions.length === 0 ? supported : Number(major) > Math.max(...versions.map((each) => each.major));
      return isNew ? [{ kind: 'major', major: Number(major), released: relDate }] : [];
    }
    const version = `${major}.${latestMinor}`;
    const newest = findNewestRelease(own, releases);
    const isNewer = newest === undefined || compareReleases(version, newest.version) < 0;
    return [
      ...(isNewer ? [{ kind: 'release' as const, version, released: relDate }] : []),
      ...(own.endOfLife === eolDate
        ? []
        : [{ kind: 'end-of-life' as const, major: own.major, before: own.endOfLife ?? null, after: eolDate }]),
    ];
  });
}

/** Finds the vulnerabilities of the site's years that the site doesn't know; all when the site has none. */
export function findNewCves(published: readonly string[], cves: OwnFacts['cves']): FactChange[] {
  const known = new Set(cves.map(({ key }) => key.toUpperCase()));
  const first = cves.length === 0 ? 0 : Math.min(...cves.map(({ key }) => getYear(key)));
  return published.filter((id) => !known.has(id) && getYear(id) >= first).map((id) => ({ kind: 'cve', id }));
}

/** The year in the name of a vulnerability. */
function getYear(id: string): number {
  return Number(id.split('-')[1]);
}

/** A row of software, and the releases in its feed. */
export interface SoftwareReleases {
  key: string;
  name: string;
  own: string | null | undefined;
  /** In the order of the feed: a fix for an older branch may come after the newest release. */
  releases: readonly FeedRelease[];
}

/** Finds software with a newer release than the site's. A row without a version, which isn't confirmed, stays unchanged. */
export function findSoftwareChanges(software: readonly SoftwareReleases[]): FactChange[] {
  return software.flatMap(({ key, name, own, releases }): FactChange[] => {
    const [newest] = releases.toSorted((a, b) => compareVersions(b.version, a.version));
    return own && newest && compareVersions(newest.version, own) > 0
      ? [{ kind: 'software', key, name, version: newest.version, released: newest.released, source: newest.url }]
      : [];
  });
}

/** Orders versions by their numbers, the oldest first: 1.9 comes before 1.26.1. */
function compareVersions(a: string, b: string): number {
  const [first, second] = [a.split('.').map(Number), b.split('.').map(Number)];
  const length = Math.max(first.length, second.length);
  return Array.from({ length }, (_, index) => (first[index] ?? 0) - (second[index] ?? 0)).find((each) => each !== 0) ?? 0;
}

/** Whether the feed contains enough data to apply the change; a person writes the rest. */
export function isApplicable({ kind }: FactChange): boolean {
  return kind === 'release' || kind === 'end-of-life' || kind === 'software';
}

/** Describes changes in one line. */
export function describeChanges(changes: readonly FactChange[]): string {
  return changes.map(describeChange).join('. ').slice(0, 500);
}

function describeChange(change: FactChange): string {
  switch (change.kind) {
    case 'release':
      return `PostgreSQL ${change.version} is out (${change.released})`;
    case 'end-of-life':
      return `The end of PostgreSQL ${change.major} is ${change.after}${change.before === null ? '' : ` instead of ${change.before}`}`;
    case 'major':
      return `PostgreSQL ${change.major} is new: add it by hand`;
    case 'cve':
      return `${change.id} is new: add it by hand`;
    case 'software':
      return `${change.name} ${change.version} is out (${change.released})`;
    case 'edit':
      return `Edited by hand: ${change.tokens.slice(0, TOKENS_NAMED_MAX).join(', ')}${change.tokens.length > TOKENS_NAMED_MAX ? ' …' : ''}`;
  }
}
