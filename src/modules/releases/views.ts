import type { HeroBlock, PostgresCve, PostgresRelease, PostgresVersion } from '@/payload-types';
import { isReleaseNumber } from '@/platform/postgres-facts/assess';
import { findNewestRelease, formatFactDay, getMajor, getSupportState } from '@/platform/postgres-facts/facts';
import { describeCve } from './cve-text';
import { CVES_PATH, type ReleaseFacts, RELEASES_PATH } from './release-text';

/** A page below /releases. */
export type ReleaseView =
  { kind: 'major'; version: PostgresVersion } | { kind: 'release'; number: string; release: PostgresRelease };

/** Finds the version or the release that a view names: `['18']` or `['18.7']`. */
export function findReleaseView(view: readonly string[], { versions, releases }: ReleaseFacts): ReleaseView | undefined {
  const [name = '', ...rest] = view;
  if (rest.length > 0) return undefined;
  const version = versions.find(({ major }) => String(major) === name);
  if (version) return { kind: 'major', version };
  const release = isReleaseNumber(name) ? releases.find((each) => each.versions?.includes(name)) : undefined;
  return release && { kind: 'release', number: name, release };
}

/** Finds the vulnerability that a view names: `['cve-2026-6464']`. */
export function findCveView(view: readonly string[], { cves }: ReleaseFacts): PostgresCve | undefined {
  return view.length === 1 ? cves.find(({ key }) => key === view[0]) : undefined;
}

/** Returns the title of a view below /releases. */
export function getReleaseTitle(found: ReleaseView): string {
  return `PostgreSQL ${found.kind === 'major' ? found.version.major : found.number}`;
}

/** Builds the hero of the page of a version or a release. */
export function buildReleaseHero(found: ReleaseView, facts: ReleaseFacts): HeroBlock {
  return {
    blockType: 'hero',
    eyebrow: 'PostgreSQL releases',
    heading: getReleaseTitle(found),
    lead: found.kind === 'major' ? describeVersion(found.version, facts) : describeRelease(found.release),
    links: [
      { label: 'Check a server', href: `${RELEASES_PATH}/check` },
      { label: 'All releases', href: RELEASES_PATH },
    ],
  };
}

/** Builds the hero of the page of a vulnerability. */
export function buildCveHero(cve: PostgresCve): HeroBlock {
  return {
    blockType: 'hero',
    eyebrow: 'PostgreSQL security',
    heading: cve.key.toUpperCase(),
    lead: describeCve(cve),
    links: [
      { label: 'Check a server', href: `${RELEASES_PATH}/check` },
      { label: 'All CVEs', href: CVES_PATH },
    ],
  };
}

/** Returns the URLs of the pages of all versions, releases, and vulnerabilities, with the day of their last change. */
export function listReleaseUrls({ versions, releases, cves }: ReleaseFacts): { url: string; contentChangedAt: string }[] {
  return [
    ...versions.map(({ major, checked }) => ({
      url: `${RELEASES_PATH}/${major}`,
      contentChangedAt: `${checked.slice(0, 10)}T00:00:00Z`,
    })),
    ...releases.flatMap(({ versions: numbers, checked }) =>
      (numbers ?? []).map((number) => ({
        url: `${RELEASES_PATH}/${number}`,
        contentChangedAt: `${checked.slice(0, 10)}T00:00:00Z`,
      })),
    ),
    ...cves.map(({ key, checked }) => ({ url: `${CVES_PATH}/${key}`, contentChangedAt: `${checked.slice(0, 10)}T00:00:00Z` })),
  ];
}

function describeVersion(version: PostgresVersion, { releases, today }: ReleaseFacts): string {
  const newest = findNewestRelease(version, releases);
  const first = `First released on ${formatFactDay(version.released)}.`;
  const last = newest
    ? ` The newest release is ${newest.version}${newest.released ? ` of ${formatFactDay(newest.released)}` : ''}.`
    : '';
  if (!version.endOfLife) return `${first}${last} The end of its support has not been announced.`;
  const isOver = getSupportState(version, today) === 'ended';
  return `${first}${last} ${isOver ? 'Support ended' : 'Support ends'} on ${formatFactDay(version.endOfLife)}.`;
}

function describeRelease({ released, summary }: PostgresRelease): string {
  return `Released on ${formatFactDay(released)}. ${summary}`;
}

/** Returns the major version a view is about. */
export function getViewMajor(found: ReleaseView): number {
  return found.kind === 'major' ? found.version.major : getMajor(found.number);
}
