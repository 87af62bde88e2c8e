import { cache } from 'react';
import { setCacheExpiry } from '@/platform/page-cache/add-cache-tags';
import { buildFilePath, registryClient, type RegistryFile } from '@/services/registry';

/** How long a page with the registry's list is cached, and one without it. */
const LIST_KEPT_MS = 600_000;
const FAILURE_KEPT_MS = 20_000;

/** The vendor's files, or why there is no list. */
type VendorFiles = { state: 'listed'; files: readonly RegistryFile[] } | { state: 'unavailable' } | { state: 'off' };

/** Returns the files of the product registry. The page being rendered expires soon, because the registry sends no events. */
export const getVendorFiles = cache(async (): Promise<VendorFiles> => {
  if (registryClient === undefined) return { state: 'off' };
  const result = await registryClient.fetchFiles();
  const isListed = result.outcome === 'answered';
  await setCacheExpiry(new Date(Date.now() + (isListed ? LIST_KEPT_MS : FAILURE_KEPT_MS)));
  return isListed ? { state: 'listed', files: result.answer } : { state: 'unavailable' };
});

/** Returns the URL of a file on this site, which streams it from the registry. */
export function getVendorFileUrl(file: RegistryFile): string {
  return `/downloads/files/${buildFilePath(file)}`;
}
