import { toUtcDay } from '../utc-day';

/** A major version of PostgreSQL, as in content/data/postgres-versions.yaml. */
export interface VersionFact {
  major: number;
  /** Days, as year-month-day. */
  released: string;
  /** Missing while the project has not announced it. */
  endOfLife?: string | null | undefined;
  /** The last release of a version whose releases aren't listed. */
  lastRelease?: string | null | undefined;
}

/** A day on which releases came out, as in content/data/postgres-releases.yaml. */
export interface ReleaseFact {
  released: string;
  versions: readonly string[];
}

/** The state of a major version on a day. */
export type SupportState = 'supported' | 'ended';

/** A parsed release number: `major` is 18 or 9.6, `minor` the rest. */
interface ReleaseNumber {
  major: number;
  minor: number;
}

/** Parses a release number such as "18.7" or "9.6.24". Returns undefined for anything else. */
export function parseReleaseNumber(text: string): ReleaseNumber | undefined {
  const [, major, minor] = /^(9\.\d|[1-9]\d)\.(\d{1,2})$/.exec(text) ?? [];
  return major === undefined || minor === undefined ? undefined : { major: Number(major), minor: Number(minor) };
}

/** Returns the major version a release belongs to. */
export function getMajor(release: string): number {
  const number = parseReleaseNumber(release);
  if (number === undefined) throw new Error(`${release} is not a release number.`);
  return number.major;
}

/** Orders releases, the newest first. */
export function compareReleases(a: string, b: string): number {
  const [first, second] = [parseReleaseNumber(a), parseReleaseNumber(b)];
  if (!first || !second) return a.localeCompare(b);
  return second.major - first.major || second.minor - first.minor;
}

/** Returns the newest release of a major version, and its day if the release is listed. */
export function findNewestRelease(
  { major, lastRelease }: Pick<VersionFact, 'major' | 'lastRelease'>,
  releases: readonly ReleaseFact[],
): { version: string; released?: string } | undefined {
  const [newest] = releases
    .flatMap(({ versions, released }) => versions.map((version) => ({ version, released })))
    .filter(({ version }) => getMajor(version) === major)
    .toSorted((a, b) => compareReleases(a.version, b.version));
  return newest ?? (lastRelease ? { version: lastRelease } : undefined);
}

/** Returns whether a major version receives fixes on a day. The day of its end is the day of its last release. */
export function getSupportState({ endOfLife }: Pick<VersionFact, 'endOfLife'>, today: string): SupportState {
  if (!endOfLife) return 'supported';
  return endOfLife > today ? 'supported' : 'ended';
}

/** Returns the supported major versions, newest first. */
export function findSupported<Version extends VersionFact>(versions: readonly Version[], today: string): Version[] {
  return versions
    .filter((version) => version.released <= today && getSupportState(version, today) === 'supported')
    .toSorted((a, b) => b.major - a.major);
}

/** The project's minor releases come on these days (https://www.postgresql.org/developer/roadmap/). */
const RELEASE_MONTHS = [2, 5, 8, 11] as const;

/** Returns the first day after another for which minor releases are planned: a second Thursday of a release month. */
export function getNextUpdate(after: string): string {
  const year = Number(after.slice(0, 4));
  const days = [year, year + 1].flatMap((each) => RELEASE_MONTHS.map((month) => getSecondThursday(each, month)));
  const next = days.find((day) => day > after);
  if (next === undefined) throw new Error('A year has a second Thursday in February.');
  return next;
}

function getSecondThursday(year: number, month: number): string {
  const weekday = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  const firstThursday = 1 + ((4 - weekday + 7) % 7);
  return toUtcDay(new Date(Date.UTC(year, month - 1, firstThursday + 7)));
}
