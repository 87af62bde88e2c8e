import { compareReleases, getMajor, type ReleaseFact, type SupportState } from './facts';

/** A vulnerability, as in content/data/postgres-cves.yaml. */
export interface CveFact {
  key: string;
  description?: string | null | undefined;
  score?: number | null | undefined;
  affected: readonly { from: string; fixedIn: string }[];
  /** Major versions for which it is not known. */
  notRead?: readonly string[] | null | undefined;
}

/** A vulnerability that an update closes. */
export interface MissingFix {
  id: string;
  severity: Severity;
  score: number | undefined;
  fixedIn: string;
  description: string | undefined;
}

export type Severity = 'critical' | 'high' | 'medium' | 'low' | 'not-read';

/** The major version that a release belongs to. */
interface Branch {
  support: { state: SupportState | 'not-known'; endOfLife: string | undefined };
  newest: { version: string } | undefined;
}

/** Returns whether the security fixes of a major version were reviewed: some mention it, and none leaves it open. */
export function isCveListComplete(major: number, cves: readonly CveFact[]): boolean {
  const isNamed = cves.some(({ affected }) => affected.some(({ fixedIn }) => getMajor(fixedIn) === major));
  return isNamed && !cves.some(({ notRead }) => notRead?.includes(String(major)));
}

/** Finds the fixes that came after a release. "0" means all releases before the next branch (from ≤ release < fixedIn). */
export function findMissingFixes(release: string, cves: readonly CveFact[]): MissingFix[] {
  return cves
    .flatMap(({ key, description, score, affected }) => {
      const range = affected.find(({ from, fixedIn }) => isBetween(release, from, fixedIn));
      if (!range) return [];
      return {
        id: key.toUpperCase(),
        severity: getSeverity(score),
        score: score ?? undefined,
        fixedIn: range.fixedIn,
        description: description ?? undefined,
      };
    })
    .toSorted((a, b) => (b.score ?? -1) - (a.score ?? -1) || a.id.localeCompare(b.id));
}

function isBetween(release: string, from: string, fixedIn: string): boolean {
  const beginning = /^\d+$/.test(from) ? `${from}.0` : from;
  return compareReleases(release, fixedIn) > 0 && (from === '0' || compareReleases(release, beginning) <= 0);
}

/**
 * Finds the vulnerabilities for which it was not reviewed whether a release has them: its branch is marked as not reviewed, or
 * had ended before.
 */
export function findUnassessed(
  release: string,
  { cves, releases }: { cves: readonly CveFact[]; releases: readonly ReleaseFact[] },
  { newest, support }: Branch,
): string[] {
  const major = getMajor(release);
  if (release === newest?.version && support.state !== 'ended') return [];
  return cves.flatMap(({ key, affected, notRead }) => {
    if (affected.some(({ from, fixedIn }) => isBetween(release, from, fixedIn))) return [];
    const day = findFixDay(affected, releases);
    const isAfterEnd = support.state === 'ended' && support.endOfLife !== undefined && day > support.endOfLife;
    return notRead?.includes(String(major)) === true || isAfterEnd ? [key.toUpperCase()] : [];
  });
}

/** Returns the day of the release that fixed a vulnerability, the last one if there are several; empty when it isn't known. */
export function findFixDay(
  affected: CveFact['affected'],
  releases: readonly { released: string; versions?: readonly string[] | null | undefined }[],
): string {
  const days = affected.map(({ fixedIn }) => releases.find(({ versions }) => versions?.includes(fixedIn))?.released ?? '');
  return days.toSorted().at(-1) ?? '';
}

/** The qualitative rating of a CVSS score (CVSS 3.1, section 5). */
export function getSeverity(score: number | null | undefined): Severity {
  if (score === null || score === undefined) return 'not-read';
  if (score >= 9) return 'critical';
  if (score >= 7) return 'high';
  return score >= 4 ? 'medium' : 'low';
}
