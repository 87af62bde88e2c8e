import { cache } from 'react';
import { getToday } from '@/platform/utc-day';
import { findFacts } from '@/modules/entries';
import type { DownloadFile, Installation, Platform, PostgresRelease, PostgresVersion } from '@/payload-types';
import { setCacheExpiry } from '@/platform/page-cache/add-cache-tags';
import { findNextFactChange } from '@/platform/postgres-facts/fact-values';
import { buildCombinations, type Combination } from './choice/combinations';
import type { KnownOptions } from './choice/chooser-path';

/** The facts from which the chooser, the matrix, and the recipes are generated. */
export interface DownloadFacts {
  platforms: readonly Platform[];
  installations: readonly Installation[];
  files: readonly DownloadFile[];
  versions: readonly PostgresVersion[];
  releases: readonly PostgresRelease[];
  combinations: readonly Combination[];
  today: string;
}

/** Returns the facts, tags the page being rendered with them, and lets it expire when a version ends. */
export const getDownloadFacts = cache(async (): Promise<DownloadFacts> => {
  const [platforms, installations, files, versions, releases] = await Promise.all([
    findFacts('platforms'),
    findFacts('installations'),
    findFacts('download-files'),
    findFacts('postgres-versions'),
    findFacts('postgres-releases'),
  ]);
  const today = getToday();
  await setCacheExpiry(new Date(`${findNextFactChange({ versions, releases }, today)}T00:00:00Z`));
  const combinations = buildCombinations(platforms, versions, today);
  return { platforms, installations, files, versions, releases, combinations, today };
});

/** Returns the systems and versions that can be chosen. */
export function getKnownOptions({ platforms, combinations }: Pick<DownloadFacts, 'platforms' | 'combinations'>): KnownOptions {
  return {
    systems: platforms.map(({ key }) => key),
    majors: [...new Set(combinations.map(({ major }) => major))].toSorted((a, b) => b - a),
  };
}
