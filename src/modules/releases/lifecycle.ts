import { cache } from 'react';
import { getToday } from '@/platform/utc-day';
import { findFacts } from '@/modules/entries';
import type { PostgresRelease, PostgresVersion } from '@/payload-types';
import { setCacheExpiry } from '@/platform/page-cache/add-cache-tags';
import { findNextFactChange } from '@/platform/postgres-facts/fact-values';

/** The versions and releases of PostgreSQL, newest first, and the day for which their state is shown. */
export interface Lifecycle {
  versions: PostgresVersion[];
  releases: PostgresRelease[];
  today: string;
}

/** Returns the versions and releases, tags the page being rendered with them, and lets it expire when a state changes. */
export const getLifecycle = cache(async (): Promise<Lifecycle> => {
  const [versions, releases] = await Promise.all([findFacts('postgres-versions'), findFacts('postgres-releases')]);
  const today = getToday();
  await setCacheExpiry(new Date(`${findNextFactChange({ versions, releases }, today)}T00:00:00Z`));
  return {
    versions: versions.toSorted((a, b) => b.major - a.major),
    releases: releases.toSorted((a, b) => b.released.localeCompare(a.released)),
    today,
  };
});
