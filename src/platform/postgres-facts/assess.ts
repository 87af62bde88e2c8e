import { formatDay } from '../format-day';
import {
  compareReleases,
  findNewestRelease,
  findSupported,
  getMajor,
  getNextUpdate,
  getSupportState,
  parseReleaseNumber,
  type ReleaseFact,
  type SupportState,
  type VersionFact,
} from './facts';
import { type CveFact, findMissingFixes, findUnassessed, isCveListComplete, type MissingFix } from './vulnerabilities';
import { parseServerVersion, type ServerProduct, VERSION_LINE_MAX } from './parse-server-version';

/** What to do after an update. */
interface ReleaseAction {
  kind: string;
  title: string;
  /** Only for these major versions; for all when empty. */
  majors: readonly string[];
  text: string;
}

/** A day of releases with the steps they require. */
interface ReleaseDetail extends ReleaseFact {
  /** The versions whose own notes were read. */
  notesRead: readonly string[];
  actions: readonly ReleaseAction[];
}

/** Everything an assessment is computed from. */
export interface AssessmentFacts {
  versions: readonly VersionFact[];
  releases: readonly ReleaseDetail[];
  cves: readonly CveFact[];
}

/**
 * The verdict on a server:
 * - `ended`: its version gets no fixes anymore;
 * - `outdated`: a newer release of its version is out;
 * - `current`: the newest release of a supported version, and the fixes of that version are known;
 * - `newest`: the newest release known too, but not every fix of that version was read, or a newer release was planned since;
 *   never to be shown as safe;
 * - `not-known`: there is no certain verdict, and `notes` says why. It must never be shown as safe.
 */
export type SupportVerdict = 'ended' | 'outdated' | 'current' | 'newest' | 'not-known';

export interface Assessment {
  input: string;
  verdict: SupportVerdict;
  /** The release or major version that was read, such as "18.4". */
  version: string | undefined;
  product: ServerProduct | undefined;
  support: { state: SupportState | 'not-known'; endOfLife: string | undefined };
  newest: { version: string; released?: string | undefined } | undefined;
  /** Vulnerabilities fixed after this release, worst first. */
  missing: MissingFix[];
  /** Vulnerabilities for which it is not known whether this release has them. */
  notKnown: string[];
  /** What to do after the update to the newest release of the same version. */
  actions: (ReleaseAction & { release: string })[];
  /** Major versions to upgrade to, newest first. */
  upgradeTo: number[];
  /** The limits of the verdict, as sentences. */
  notes: string[];
}

const PRODUCT_NAMES: Readonly<Record<ServerProduct, string>> = {
  postgresql: 'PostgreSQL',
  'advanced-server': 'EDB Postgres Advanced Server',
  'extended-server': 'EDB Postgres Extended Server',
};

/** Assesses a server by its version string, using only the given facts. Runs on the server and in the browser. */
export function assess(input: string, facts: AssessmentFacts, today: string): Assessment {
  const text = input.slice(0, VERSION_LINE_MAX).trim();
  const parsed = parseServerVersion(input);
  switch (parsed.kind) {
    case 'unreadable':
      return createUnknownAssessment(text, 'No version of PostgreSQL from 9.0 on was found in this text.');
    case 'other-product':
      return createUnknownAssessment(text, `${parsed.name} has releases and fixes of its own, which are not in this list.`);
    case 'prerelease':
      return {
        ...createUnknownAssessment(text, `${parsed.name} is not a release. It gets no fixes: use a release in production.`),
        version: parsed.name,
        upgradeTo: findUpgrades(parsed.major - 1, facts.versions, today),
      };
    case 'major':
      return assessMajor(parsed.major, { input: text, product: parsed.product, facts, today });
    case 'release':
      return assessRelease(parsed.release, { input: text, product: parsed.product, facts, today });
  }
}

/** What an assessment is about, and what it is computed from. */
interface AssessmentContext {
  input: string;
  product: ServerProduct;
  facts: AssessmentFacts;
  today: string;
}

function assessMajor(major: number, context: AssessmentContext): Assessment {
  const base = describeBranch(major, context);
  return {
    ...base,
    version: String(major),
    verdict: base.support.state === 'ended' ? 'ended' : 'not-known',
    notes: [
      ...base.notes,
      'Only the major version is given. Which fixes are missing depends on the minor release: ask the server with `select version()`.',
    ],
  };
}

function assessRelease(release: string, context: AssessmentContext): Assessment {
  const { facts, today } = context;
  const base = describeBranch(getMajor(release), context);
  const place = findPlace(release, base, facts.releases);
  const notes = [...base.notes, ...describePlace(release, place, facts.releases), ...describeUnread(release, facts.releases)];
  const { newest } = base;
  if (newest === undefined || place === 'newer' || place === 'never-released') return { ...base, version: release, notes };
  const isNewest = release === newest.version;
  return {
    ...base,
    version: release,
    verdict: decide(base, {
      isNewest,
      isCveListComplete: isCveListComplete(getMajor(release), facts.cves) && findOverdueUpdate(base, today) === undefined,
    }),
    missing: findMissingFixes(release, facts.cves),
    notKnown: findUnassessed(release, facts, base),
    actions: findActions(release, facts.releases),
    notes,
  };
}

/** The properties that all releases of a major version share. */
function describeBranch(major: number, { input, product, facts, today }: AssessmentContext): Assessment {
  const version = facts.versions.find((each) => each.major === major);
  const base = { ...createUnknownAssessment(input), product, upgradeTo: findUpgrades(major, facts.versions, today) };
  if (version === undefined) return { ...base, notes: [`PostgreSQL ${major} is not in the list of versions from 9.2 on.`] };
  const state = getSupportState(version, today);
  const support = { state, endOfLife: version.endOfLife ?? undefined };
  const newest = findNewestRelease(version, facts.releases);
  const overdue = findOverdueUpdate({ support, newest }, today);
  return {
    ...base,
    support,
    newest,
    notes: [
      ...(product === 'postgresql' ? [] : [describeProduct(product)]),
      ...(overdue === undefined
        ? []
        : [`A newer minor release was planned for ${formatDay(overdue)}, and our data doesn’t have it yet.`]),
    ],
  };
}

/** Returns the day for which a release was planned after the newest one known, if that day is over. */
function findOverdueUpdate({ support, newest }: Pick<Assessment, 'support' | 'newest'>, today: string): string | undefined {
  if (support.state !== 'supported' || newest?.released === undefined) return undefined;
  const planned = getNextUpdate(newest.released);
  return planned < today ? planned : undefined;
}

function describeProduct(product: ServerProduct): string {
  return (
    `Dates and fixes are those of the PostgreSQL release inside. ${PRODUCT_NAMES[product]} has releases, fixes, ` +
    'and ends of life of its own: look them up at the vendor.'
  );
}

/** The position of a release in the list of releases. */
type Place = 'listed' | 'before-the-list' | 'newer' | 'never-released';

function findPlace(release: string, { newest, support }: Assessment, releases: readonly ReleaseFact[]): Place {
  const branch = releases.flatMap(({ versions }) => versions).filter((each) => getMajor(each) === getMajor(release));
  if (branch.includes(release) || release === newest?.version) return 'listed';
  if (newest && compareReleases(release, newest.version) < 0) return 'newer';
  const isBefore = branch.every((each) => compareReleases(each, release) < 0);
  return isBefore || support.state === 'ended' ? 'before-the-list' : 'never-released';
}

function describePlace(release: string, place: Place, releases: readonly ReleaseFact[]): string[] {
  const [begin] = releases.map(({ released }) => released).toSorted();
  switch (place) {
    case 'listed':
      return [];
    case 'newer':
      return [`${release} is newer than any release of this version in the list.`];
    case 'never-released':
      return [`${release} was never released. Check the number.`];
    case 'before-the-list':
      return begin === undefined
        ? []
        : [`The list of releases begins on ${formatDay(begin)}. Steps of earlier releases are not counted here.`];
  }
}

interface VerdictFacts {
  isNewest: boolean;
  isCveListComplete: boolean;
}

function decide({ support, product }: Assessment, facts: VerdictFacts): SupportVerdict {
  if (support.state === 'ended') return 'ended';
  if (!facts.isNewest) return 'outdated';
  if (product !== 'postgresql') return 'not-known';
  return facts.isCveListComplete ? 'current' : 'newest';
}

/** Names the later releases whose own notes no one has read: their steps are those of other versions of the same day. */
function describeUnread(release: string, releases: readonly ReleaseDetail[]): string[] {
  const unread = releases.flatMap(({ versions, notesRead }) =>
    versions.filter((version) => isLaterInBranch(version, release) && !notesRead.includes(version)),
  );
  if (unread.length === 0) return [];
  const names = unread.toSorted(compareReleases).join(', ');
  return [
    `We haven’t reviewed the release notes for ${names} yet. These steps come from other versions released on the same days.`,
  ];
}

function isLaterInBranch(version: string, release: string): boolean {
  return getMajor(version) === getMajor(release) && compareReleases(version, release) < 0;
}

/** Finds the steps that the releases after this one require, newest first. */
function findActions(release: string, releases: readonly ReleaseDetail[]): Assessment['actions'] {
  const major = getMajor(release);
  return releases
    .toSorted((a, b) => b.released.localeCompare(a.released))
    .flatMap(({ versions, actions }) => {
      const own = versions.find((version) => getMajor(version) === major);
      if (own === undefined || compareReleases(release, own) <= 0) return [];
      return actions.filter((action) => affectsMajor(action, major)).map((action) => ({ ...action, release: own }));
    });
}

/** Returns whether an action is needed in a major version. */
export function affectsMajor({ majors }: Pick<ReleaseAction, 'majors'>, major: number): boolean {
  return majors.length === 0 || majors.includes(String(major));
}

function findUpgrades(major: number, versions: readonly VersionFact[], today: string): number[] {
  return findSupported(versions, today).flatMap((version) => (version.major > major ? [version.major] : []));
}

function createUnknownAssessment(input: string, note?: string): Assessment {
  return {
    input,
    verdict: 'not-known',
    version: undefined,
    product: undefined,
    support: { state: 'not-known', endOfLife: undefined },
    newest: undefined,
    missing: [],
    notKnown: [],
    actions: [],
    upgradeTo: [],
    notes: note === undefined ? [] : [note],
  };
}

/** Returns whether a text is a release number, for the routes of release pages. */
export function isReleaseNumber(text: string): boolean {
  return parseReleaseNumber(text) !== undefined;
}
