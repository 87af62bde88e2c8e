import type { ViewPage } from '@/modules/module';
import type { PostgresCve, PostgresRelease, PostgresVersion } from '@/payload-types';
import { formatDay } from '@/platform/format-day';
import { isReleaseNumber } from '@/platform/postgres-facts/assess';
import { findNewestRelease, getSupportState } from '@/platform/postgres-facts/facts';
import { describeCve } from './cve-text';
import { CVES_PATH, type ReleaseFacts, RELEASES_PATH } from './release-text';

/** A page below /releases. */
type ReleaseView = { kind: 'major'; version: PostgresVersion } | { kind: 'release'; number: string; release: PostgresRelease };

/** Finds the version or release of a view: `['18']` or `['18.7']`. */
export function findReleaseView(view: readonly string[], { versions, releases }: ReleaseFacts): ReleaseView | undefined {
  const [name = '', ...rest] = view;
  if (rest.length > 0) return undefined;
  const version = versions.find(({ major }) => String(major) === name);
  if (version) return { kind: 'major', version };
  const release = isReleaseNumber(name) ? releases.find((each) => each.versions?.includes(name)) : undefined;
  return release && { kind: 'release', number: name, release };
}

/** Finds the vulnerability of a view: `['cve-2026-6464']`. */
export function findCveView(view: readonly string[], { cves }: ReleaseFacts): PostgresCve | undefined {
  return view.length === 1 ? cves.find(({ key }) => key === view[0]) : undefined;
}

/** Returns the title of a view below /releases. */
export function getReleaseTitle(found: ReleaseView): string {
  return `PostgreSQL ${found.kind === 'major' ? found.version.major : found.number}`;
}

/** Builds the page of a version or a release. */
export function buildReleaseView(found: ReleaseView, facts: ReleaseFacts): ViewPage {
  const { checked } = found.kind === 'major' ? found.version : found.release;
  return {
    contentChangedAt: toDayStart(checked),
    hero: {
      blockType: 'hero',
      eyebrow: 'PostgreSQL releases',
      heading: getReleaseTitle(found),
      lead: found.kind === 'major' ? describeVersion(found.version, facts) : describeRelease(found.number, found.release),
      links: [
        { label: 'Check a server', href: `${RELEASES_PATH}/check` },
        { label: 'All releases', href: RELEASES_PATH },
      ],
    },
  };
}

/** Builds the page of a vulnerability. */
export function buildCveView(cve: PostgresCve): ViewPage {
  return {
    contentChangedAt: toDayStart(cve.checked),
    hero: {
      blockType: 'hero',
      eyebrow: 'PostgreSQL security',
      heading: cve.key.toUpperCase(),
      lead: describeCve(cve),
      links: [
        { label: 'Check a server', href: `${RELEASES_PATH}/check` },
        { label: 'All CVEs', href: CVES_PATH },
      ],
    },
  };
}

/** A page about releases in a list of pages. */
interface ListedPage {
  url: string;
  title: string;
  description: string;
  contentChangedAt: string;
}

/** Lists the pages of all versions, releases, and vulnerabilities. */
export function listReleasePages(facts: ReleaseFacts): ListedPage[] {
  const { versions, releases, cves } = facts;
  const views: ReleaseView[] = [
    ...versions.map((version) => ({ kind: 'major' as const, version })),
    ...releases.flatMap((release) => (release.versions ?? []).map((number) => ({ kind: 'release' as const, number, release }))),
  ];
  return [
    ...views.map((found) => {
      const { hero, contentChangedAt } = buildReleaseView(found, facts);
      const name = found.kind === 'major' ? found.version.major : found.number;
      return { url: `${RELEASES_PATH}/${name}`, title: hero.heading, description: hero.lead, contentChangedAt };
    }),
    ...cves.map((cve) => {
      const { hero, contentChangedAt } = buildCveView(cve);
      return { url: `${CVES_PATH}/${cve.key}`, title: hero.heading, description: hero.lead, contentChangedAt };
    }),
  ];
}

/** Returns the start of a day as a timestamp. */
export function toDayStart(day: string): string {
  return `${day.slice(0, 10)}T00:00:00Z`;
}

function describeVersion(version: PostgresVersion, { releases, today }: ReleaseFacts): string {
  const newest = findNewestRelease(version, releases);
  const first = `PostgreSQL ${version.major} was first released on ${formatDay(version.released)}.`;
  const last = newest
    ? ` The newest release is ${newest.version}${newest.released ? ` of ${formatDay(newest.released)}` : ''}.`
    : '';
  if (!version.endOfLife) return `${first}${last} The end of its support has not been announced.`;
  const isOver = getSupportState(version, today) === 'ended';
  return `${first}${last} ${isOver ? 'Support ended' : 'Support ends'} on ${formatDay(version.endOfLife)}.`;
}

function describeRelease(number: string, { released, summary }: PostgresRelease): string {
  return `PostgreSQL ${number} was released on ${formatDay(released)}. ${summary}`;
}
