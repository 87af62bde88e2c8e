import { buildFormTools, hasFormTools } from './form-tools';
import { bundlePageCacheHandler, hasPageCacheHandler } from './page-cache-handler';
import { buildSearchTools, hasSearchTools } from './search-tools';
import { buildSqlWorker, hasSqlWorker } from './sql-worker';

/** The files that the site needs beside Next's build: how each is built, and whether it exists. */
const BUNDLES: readonly { build: () => Promise<void>; exists: () => boolean }[] = [
  { build: bundlePageCacheHandler, exists: hasPageCacheHandler },
  { build: buildSqlWorker, exists: hasSqlWorker },
  { build: buildFormTools, exists: hasFormTools },
  { build: buildSearchTools, exists: hasSearchTools },
];

/**
 * Builds them, one after the other.
 * @throws when a source does not compile
 */
export async function buildBundles(): Promise<void> {
  for (const { build } of BUNDLES) await build();
}

/** Returns whether all of them exist. */
export function hasBundles(): boolean {
  return BUNDLES.every(({ exists }) => exists());
}
