import type { PostgresCve, PostgresRelease, PostgresVersion } from '@/payload-types';
import { formatDay } from '@/platform/format-day';
import { affectsMajor } from '@/platform/postgres-facts/assess';
import { findFixDay, isCveListComplete } from '@/platform/postgres-facts/vulnerabilities';
import { compareReleases, findNewestRelease, getMajor, getSupportState } from '@/platform/postgres-facts/facts';
import { formatList } from '@/platform/format-list';
import { buildTable, formatScore } from './text-parts';

/** Everything that release pages are written from. */
export interface ReleaseFacts {
  versions: readonly PostgresVersion[];
  releases: readonly PostgresRelease[];
  cves: readonly PostgresCve[];
  today: string;
}

export const RELEASES_PATH = '/releases';
export const CVES_PATH = '/security/cve';

const KIND_LABELS = { scheduled: 'Scheduled', 'out-of-cycle': 'Out of cycle', major: 'Major version' } as const;
const ACTION_LABELS = {
  backup: 'Backup',
  reindex: 'Reindex',
  configuration: 'Configuration',
  extensions: 'Extensions',
  data: 'Data',
  check: 'Check',
} as const;

const CHANGE_HEADINGS = {
  operator: 'For operators: what is new in',
  developer: 'For developers: what is new in',
  incompatibility: 'What can break on an upgrade to',
  setting: 'Settings changed in',
} as const satisfies Record<NonNullable<PostgresVersion['changes']>[number]['kind'], string>;

/** Writes the list of all days of releases, as Markdown. */
export function buildReleaseListMarkdown({ releases, cves }: ReleaseFacts): string {
  return buildTable(
    ['Released', 'Versions', 'Kind', 'Security fixes', 'Steps after the update'],
    releases.map((release) => [
      formatDay(release.released),
      sortVersions(release.versions ?? [])
        .map(linkRelease)
        .join(', '),
      KIND_LABELS[release.kind],
      String(cves.filter((cve) => (release.versions ?? []).some((version) => isFixedIn(cve, version))).length || 'none listed'),
      countSteps(release.actions?.length ?? 0, release, release.versions ?? []),
    ]),
  );
}

/** Writes a cell with the number of steps, which is unknown until the notes have been reviewed. */
function countSteps(count: number, { kind, notesRead }: PostgresRelease, numbers: readonly string[]): string {
  if (count > 0) return String(count);
  if (kind === 'major') return 'major upgrade';
  return numbers.every((number) => notesRead?.includes(number)) ? 'none' : 'not reviewed';
}

/** Writes the page of a major version, as Markdown. */
export function buildMajorPageMarkdown(version: PostgresVersion, { releases, cves, today }: ReleaseFacts): string {
  const { major } = version;
  const own = releases.flatMap((release) =>
    (release.versions ?? []).filter((each) => getMajor(each) === major).map((number) => ({ release, number })),
  );
  const ended = getSupportState(version, today) === 'ended';
  return [
    version.note ?? '',
    ended
      ? `> [!WARNING]\n> PostgreSQL ${major} no longer gets fixes. [Check a server](${RELEASES_PATH}/check) and plan the upgrade.`
      : '',
    '## Releases',
    own.length === 0
      ? `The last release was ${version.lastRelease ?? 'not recorded here'}.`
      : buildTable(
          ['Release', 'Released', 'Security fixes', 'Steps after the update'],
          own.map(({ release, number }) => [
            linkRelease(number),
            formatDay(release.released),
            String(cves.filter((cve) => isFixedIn(cve, number)).length || 'none listed'),
            countSteps(findSteps(release, major).length, release, [number]),
          ]),
        ),
    isCveListComplete(major, cves) || ended ? '' : writeOpenList(major),
    ...writeChanges(version),
    buildSourcesMarkdown(version.sources ?? [], version.checked),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function writeChanges({ major, changes }: PostgresVersion): string[] {
  return Object.entries(CHANGE_HEADINGS).flatMap(([kind, heading]) => {
    const own = (changes ?? []).filter((change) => change.kind === kind);
    return own.length === 0 ? [] : [`## ${heading} ${major}\n\n${own.map(({ text }) => `- ${text}`).join('\n')}`];
  });
}

/** Writes the page of one release, as Markdown. */
export function buildReleasePageMarkdown(number: string, release: PostgresRelease, facts: ReleaseFacts): string {
  const major = getMajor(number);
  const steps = findSteps(release, major);
  const isRead = release.notesRead?.includes(number) === true;
  const version = facts.versions.find((each) => each.major === major);
  return [
    version ? writeStanding(number, version, facts) : '',
    '## After the update',
    isRead ? '' : writeNotRead(number, release, steps.length > 0),
    ...steps.map(({ kind, title, text }) => `### ${title}\n\n**${ACTION_LABELS[kind]}.** ${text}`),
    steps.length === 0 && isRead && release.kind !== 'major'
      ? 'Install the packages and restart the server. The release notes ask for nothing else.'
      : '',
    release.kind === 'major'
      ? `Going to PostgreSQL ${major} from an earlier version is a major upgrade: new packages and a restart ` +
        'aren’t enough. [Upgrade with pg_upgrade](/docs/operate/major-upgrade-with-pg-upgrade) has the steps.'
      : '[Install minor updates](/docs/operate/minor-updates) has the steps of the update itself, ' +
        'for one server and for a primary with standbys.',
    ...writeFixes(number, release, facts),
    buildSourcesMarkdown(release.sources ?? [], release.checked),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function writeStanding(number: string, version: PostgresVersion, { releases, today }: ReleaseFacts): string {
  const newest = findNewestRelease(version, releases);
  const isOver = getSupportState(version, today) === 'ended';
  const end = version.endOfLife ? formatDay(version.endOfLife) : undefined;
  const fixes = end ? `gets fixes until ${end}` : 'gets fixes; its end has not been announced';
  const support = isOver ? `got its last fixes on ${end}` : fixes;
  const standing =
    newest?.version === number
      ? `${number} is the newest release of PostgreSQL ${version.major}.`
      : `The newest release of PostgreSQL ${version.major} is [${newest?.version}](${RELEASES_PATH}/${newest?.version}).`;
  return `${standing} [PostgreSQL ${version.major}](${RELEASES_PATH}/${version.major}) ${support}.`;
}

function writeNotRead(number: string, { notesRead, versions }: PostgresRelease, hasSteps: boolean): string {
  const others = formatList(sortVersions((notesRead ?? []).filter((each) => versions?.includes(each))));
  const source = others === '' ? 'other sources' : `${others}, released the same day`;
  const from = hasSteps ? ` The steps come from ${source}.` : '';
  return (
    `> [!WARNING]\n> We haven’t reviewed the release notes for ${number} yet.${from} Read the [release notes for ` +
    `${number}](${linkNotes(number)}) before you update.`
  );
}

function writeFixes(number: string, { released }: PostgresRelease, { cves, releases }: ReleaseFacts): string[] {
  const fixed = cves.filter((cve) => isFixedIn(cve, number));
  const open = cves.filter(
    ({ affected, notRead }) => findFixDay(affected, releases) === released && notRead?.includes(String(getMajor(number))),
  );
  return [
    '## Security fixes',
    fixed.length === 0 ? 'No CVE in our list names this release. The list begins in February 2025.' : buildCveTable(fixed),
    open.length === 0
      ? ''
      : `CVEs fixed in other versions that day: ${open.length}. We haven’t checked yet whether they affect ` +
        `PostgreSQL ${getMajor(number)}. [All CVEs](${CVES_PATH})`,
  ];
}

function writeOpenList(major: number): string {
  return (
    `> [!NOTE]\n> We haven’t reviewed every security fix in PostgreSQL ${major}. ` +
    'A CVE that isn’t listed here may still affect your server.'
  );
}

/**
 * Writes the table of vulnerabilities, as Markdown. It has two columns, so that a phone shows what could happen without
 * scrolling to the side.
 */
export function buildCveTable(cves: readonly PostgresCve[]): string {
  return buildTable(
    ['CVE', 'Score, component, and what could happen'],
    cves.map((cve) => [linkCve(cve.key), describeImpact(cve)]),
  );
}

/** A score or component that wasn't reviewed is left out. */
function describeImpact({ score, component, description }: PostgresCve): string {
  return [
    typeof score === 'number' ? `**${formatScore(score)}**` : '',
    component ? `${component}:` : '',
    description ?? 'See the record.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Writes a list of sources with the day they were read. */
export function buildSourcesMarkdown(sources: readonly string[], checked: string): string {
  return `## Sources\n\nReviewed on ${formatDay(checked)}:\n\n${sources.map((url) => `- <${url}>`).join('\n')}`;
}

/** Returns the actions that a release requires in a major version. */
function findSteps({ actions }: PostgresRelease, major: number): NonNullable<PostgresRelease['actions']> {
  return (actions ?? []).filter((action) => affectsMajor({ majors: action.majors ?? [] }, major));
}

function isFixedIn({ affected }: PostgresCve, number: string): boolean {
  return affected.some(({ fixedIn }) => fixedIn === number);
}

function linkRelease(number: string): string {
  return `[${number}](${RELEASES_PATH}/${number})`;
}

function linkCve(key: string): string {
  return `[${key.toUpperCase()}](${CVES_PATH}/${key})`;
}

function linkNotes(number: string): string {
  return `https://www.postgresql.org/docs/${getMajor(number)}/release-${number.replace('.', '-')}.html`;
}

function sortVersions(versions: readonly string[]): string[] {
  return versions.toSorted(compareReleases);
}
