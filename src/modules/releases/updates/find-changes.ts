import type { PublishedVersion } from '@/services/postgres-feeds';
import { compareReleases, findNewestRelease, type ReleaseFact, type VersionFact } from '@/platform/postgres-facts/facts';

/** A difference between what the project publishes and what this site says. */
export type FactChange =
  | { kind: 'release'; version: string; released: string }
  | { kind: 'end-of-life'; major: number; before: string | null; after: string }
  /** A person writes these: the feed doesn't say what is affected. */
  | { kind: 'major'; major: number; released: string }
  | { kind: 'cve'; id: string };

interface OwnFacts {
  versions: readonly VersionFact[];
  releases: readonly ReleaseFact[];
  cves: readonly { key: string }[];
}

/**
 * Compares what the project publishes with the site's facts. Something older than the site's own is never taken: the
 * feed may lag, and facts read from release notes stay.
 */
export function findVersionChanges(
  published: readonly PublishedVersion[],
  { versions, releases }: Omit<OwnFacts, 'cves'>,
): FactChange[] {
  return published.flatMap(({ major, latestMinor, relDate, eolDate }): FactChange[] => {
    const own = versions.find((version) => String(version.major) === major);
    if (own === undefined) return isNewMajor(major, versions) ? [{ kind: 'major', major: Number(major), released: relDate }] : [];
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

/** Finds the vulnerabilities of the site's years that the site doesn't know. */
export function findNewCves(published: readonly string[], cves: OwnFacts['cves']): FactChange[] {
  const known = new Set(cves.map(({ key }) => key.toUpperCase()));
  const years = cves.map(({ key }) => Number(key.split('-')[1]));
  const first = Math.min(...years);
  return published.filter((id) => !known.has(id) && Number(id.split('-')[1]) >= first).map((id) => ({ kind: 'cve', id }));
}

/** Whether the feed says enough for the change to be applied; a person writes the rest. */
export function isApplicable({ kind }: FactChange): boolean {
  return kind === 'release' || kind === 'end-of-life';
}

/** Says in a line what has changed. */
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
  }
}

function isNewMajor(major: string, versions: readonly VersionFact[]): boolean {
  return Number(major) > Math.max(...versions.map((version) => version.major));
}
