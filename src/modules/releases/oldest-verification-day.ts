import { findNewestRelease, type ReleaseFact, type VersionFact } from '@/platform/postgres-facts/facts';

interface Checked {
  readonly checked: string;
}

/**
 * Returns the day that may be shown for all of these versions: the oldest on which one of them, or its newest release, was
 * checked. Without versions, it is undefined.
 */
export function findOldestVerificationDay(
  versions: readonly (VersionFact & Checked)[],
  releases: readonly (ReleaseFact & Checked)[],
): string | undefined {
  const [oldest] = versions
    .flatMap((version) => {
      const newest = findNewestRelease(version, releases)?.version ?? '';
      const release = releases.find((each) => each.versions.includes(newest));
      return [version.checked, ...(release ? [release.checked] : [])];
    })
    .toSorted();
  return oldest;
}
