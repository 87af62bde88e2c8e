import { cache } from 'react';
import { findFacts } from '@/modules/entries';
import { getLifecycle } from './lifecycle';
import type { ReleaseFacts } from './release-text';

/** Returns the facts that release pages are written from, and tags the page being rendered with them. */
export const getReleaseFacts = cache(async (): Promise<ReleaseFacts> => {
  const [{ versions, releases, today }, cves] = await Promise.all([getLifecycle(), findFacts('postgres-cves')]);
  return { versions, releases, cves, today };
});
