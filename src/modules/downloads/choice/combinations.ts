import type { Platform } from '@/payload-types';
import { findSupported, type VersionFact } from '@/platform/postgres-facts/facts';
import type { Architecture, DownloadProduct } from '../options';

/** A possible download: one product and version for one system and processor. */
export interface Combination {
  product: DownloadProduct;
  major: number;
  /** Key of the platform. */
  system: string;
  architecture: Architecture;
}

/** A visitor's choice; missing parts were left open. */
export type Choice = { [Part in keyof Combination]?: Combination[Part] | undefined };

export type PlatformOffer = Platform['offers'][number];
/** The data of a platform that determines which combinations exist. */
export interface PlatformWithOffers {
  key: string;
  offers: readonly Pick<PlatformOffer, 'product' | 'majors' | 'checked' | 'architectures'>[];
}

/** How much each part of a choice counts when there is nothing that fits all of it. */
const WEIGHTS = { product: 8, system: 4, major: 2, architecture: 1 } as const satisfies Record<keyof Combination, number>;
const PARTS = ['product', 'system', 'major', 'architecture'] as const;

/** Builds every combination for which something is offered: in the order of the platforms, the newest version first. */
export function buildCombinations(
  platforms: readonly PlatformWithOffers[],
  versions: readonly VersionFact[],
  today: string,
): Combination[] {
  return platforms.flatMap((platform) =>
    platform.offers.flatMap((offer) =>
      getMajors(offer, versions, today).flatMap((major) =>
        getArchitectures(offer).map((architecture) => ({
          product: offer.product,
          major,
          system: platform.key,
          architecture,
        })),
      ),
    ),
  );
}

/**
 * Returns the major versions of an offer, the newest first: those it names, or those that were supported and out when it was
 * checked. A version of PostgreSQL that has ended since is left out.
 */
export function getMajors(
  { product, majors, checked }: Pick<PlatformOffer, 'product' | 'majors' | 'checked'>,
  versions: readonly VersionFact[],
  today: string,
): number[] {
  const supported = findSupported(versions, today);
  if (!majors) return supported.flatMap(({ major, released }) => (released <= checked ? [major] : []));
  const named = majors.split(',').map(Number);
  return product === 'postgresql' ? named.filter((major) => supported.some((version) => version.major === major)) : named;
}

/** The processors that everything is built for, used when those of an offer aren't known. */
const ARCHITECTURES_NOT_READ = ['x86-64'] as const satisfies readonly Architecture[];

/** Returns the processors of an offer; when its source doesn't list them, only those that are certain. */
function getArchitectures({ architectures }: Pick<PlatformOffer, 'architectures'>): readonly Architecture[] {
  return architectures && architectures.length > 0 ? architectures : ARCHITECTURES_NOT_READ;
}

/**
 * Returns the offer that may have a version of PostgreSQL by now, because the version came out after the offer was checked.
 * `undefined` when every offer for the system was checked since, or when the processor isn't supported.
 */
export function findUncheckedOffer<Offer extends PlatformWithOffers['offers'][number]>(
  offers: readonly Offer[],
  { product, major, architecture }: Pick<Combination, 'product' | 'major' | 'architecture'>,
  versions: readonly VersionFact[],
): Offer | undefined {
  const released = versions.find((version) => version.major === major)?.released;
  if (product !== 'postgresql' || released === undefined) return undefined;
  return offers.find(
    (offer) => offer.product === product && offer.checked < released && getArchitectures(offer).includes(architecture),
  );
}

/** Returns whether an offer has a combination. */
export function hasCombination(offer: PlatformOffer, combination: Combination, majors: readonly number[]): boolean {
  return (
    offer.product === combination.product &&
    majors.includes(combination.major) &&
    getArchitectures(offer).includes(combination.architecture)
  );
}

/**
 * Returns the combination that fits a choice best. What was left open is taken from `preferred`, and then from what comes
 * first. `undefined` only if there are none.
 */
export function findClosestCombination(
  combinations: readonly Combination[],
  choice: Choice,
  preferred: Choice,
): { found: Combination; missed: (keyof Combination)[] } | undefined {
  const score = (each: Combination): number =>
    PARTS.reduce((sum, part) => sum + scorePart(each, part, choice, preferred) * WEIGHTS[part], 0);
  const [first, ...rest] = combinations;
  if (first === undefined) return undefined;
  const found = rest.reduce((best, each) => (score(each) > score(best) ? each : best), first);
  return { found, missed: PARTS.filter((part) => choice[part] !== undefined && choice[part] !== found[part]) };
}

/** A match with the choice weighs a hundred times as much as one with the preference. Nearer versions rank higher. */
function scorePart(each: Combination, part: keyof Combination, choice: Choice, preferred: Choice): number {
  const isChosen = choice[part] !== undefined;
  const wanted = choice[part] ?? preferred[part];
  if (wanted === undefined) return part === 'major' ? each.major / 10_000 : 0;
  const fit = each[part] === wanted ? 1 : part === 'major' ? 0.01 / (1 + Math.abs(each.major - Number(wanted))) : 0;
  return isChosen ? fit * 100 : fit;
}
