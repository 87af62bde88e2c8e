import { FACT_TOKENS, type FactValues } from '../fact-tokens';
import { formatDay } from '@/platform/format-day';
import { compareReleases, findNewestRelease, findSupported, getNextUpdate, type ReleaseFact, type VersionFact } from './facts';
import { formatList } from '../format-list';

/** A version of another product, as in content/data/software-versions.yaml. */
interface SoftwareFact {
  key: string;
  version?: string | null | undefined;
  released?: string | null | undefined;
}

/** An operating system, as in content/data/platforms.yaml. */
interface PlatformFact {
  key: string;
  name: string;
  supportEnds?: string | null | undefined;
}

/** A subscription plan, as in content/data/plans.yaml. */
interface PlanFact {
  key: string;
  name: string;
  price: string;
}

/** The rows that tokens take their values from. */
export interface FactRows {
  versions: readonly VersionFact[];
  releases: readonly ReleaseFact[];
  software: readonly SoftwareFact[];
  platforms: readonly PlatformFact[];
  plans: readonly PlanFact[];
}

/**
 * Builds every value that text may refer to by token: the constants, `postgres.…` from the versions and releases,
 * `product.<key>.…` from the versions of other products, `platform.<key>.…` from the operating systems, and `plan.<key>.…`
 * from the subscription plans. A fact that isn't known has no token.
 */
export function buildFactValues({ versions, releases, software, platforms, plans }: FactRows, today: string): FactValues {
  return {
    ...FACT_TOKENS,
    ...buildSupportValues(versions, releases, today),
    ...Object.fromEntries(versions.flatMap((version) => buildVersionValues(version, releases))),
    ...Object.fromEntries(software.flatMap(buildSoftwareValues)),
    ...Object.fromEntries(platforms.flatMap(buildPlatformValues)),
    ...Object.fromEntries(plans.flatMap(buildPlanValues)),
  };
}

/** Returns the next day on which a value changes without an edit: the end of a version, or the next planned release. */
export function findNextFactChange({ versions, releases }: Pick<FactRows, 'versions' | 'releases'>, today: string): string {
  const ends = versions.flatMap(({ endOfLife, released }) => [endOfLife ?? '', released]);
  const days = [...ends, ...releases.map(({ released }) => released), getNextUpdate(today)];
  return days.filter((day) => day > today).toSorted()[0] ?? getNextUpdate(today);
}

function buildSupportValues(versions: readonly VersionFact[], releases: readonly ReleaseFact[], today: string): FactValues {
  const supported = findSupported(versions, today);
  const [newest, oldest] = [supported[0], supported.at(-1)];
  const [update] = releases
    .filter(({ versions: numbers }) => numbers.length > 1)
    .toSorted((a, b) => b.released.localeCompare(a.released));
  if (!newest || !oldest || !update) return {};
  return {
    'postgres.newest': String(newest.major),
    'postgres.newestReleased': formatDay(newest.released),
    'postgres.previous': String(supported[1]?.major ?? newest.major),
    'postgres.oldest': String(oldest.major),
    'postgres.supported': `${oldest.major} to ${newest.major}`,
    'postgres.update.date': formatDay(update.released),
    'postgres.update.versions': formatList(update.versions.toSorted(compareReleases)),
    'postgres.nextUpdate': formatDay(getNextUpdate(today)),
  };
}

function buildVersionValues(version: VersionFact, releases: readonly ReleaseFact[]): [string, string][] {
  const { major, released, endOfLife } = version;
  const newest = findNewestRelease(version, releases);
  const name = `postgres.${String(major).replace('.', '_')}`;
  return [
    [`${name}.released`, formatDay(released)],
    ...named(`${name}.minor`, newest?.version),
    ...named(`${name}.minorDate`, newest?.released && formatDay(newest.released)),
    ...named(`${name}.eol`, endOfLife && formatDay(endOfLife)),
  ];
}

function buildSoftwareValues({ key, version, released }: SoftwareFact): [string, string][] {
  const name = `product.${key.replaceAll('-', '_')}`;
  return [...named(`${name}.version`, version), ...named(`${name}.date`, released && formatDay(released))];
}

function buildPlatformValues({ key, name, supportEnds }: PlatformFact): [string, string][] {
  const prefix = `platform.${key.replaceAll('-', '_')}`;
  return [...named(`${prefix}.name`, name), ...named(`${prefix}.supportEnds`, supportEnds && formatDay(supportEnds))];
}

function buildPlanValues({ key, name, price }: PlanFact): [string, string][] {
  const prefix = `plan.${key.replaceAll('-', '_')}`;
  return [...named(`${prefix}.name`, name), ...named(`${prefix}.price`, price)];
}

function named(name: string, value: string | null | undefined): [string, string][] {
  return value ? [[name, value]] : [];
}
