import { hasTermEnded } from '@/modules/account/server';
import type { ProductAccount } from '@/services/product-api/account';
import { buildFilePath, type RegistryFile } from '@/services/registry';
import type { EntitledFile } from './entitled-files';

/**
 * Finds the files that a user may download: those for everyone, and those of products that an entitlement names.
 * @param now milliseconds since the Unix epoch; an entitlement that has ended opens nothing
 */
export function findEntitledFiles(
  files: readonly RegistryFile[],
  entitlements: ProductAccount['entitlements'],
  now: number,
): EntitledFile[] {
  return files.flatMap((file) => {
    const endsOn = file.access === 'public' ? null : findEnd(file.product, entitlements, now);
    if (endsOn === undefined) return [];
    const { product, version, name, label, size, sample } = file;
    return [{ product, version, name, label, size, url: `/downloads/files/${buildFilePath(file)}`, endsOn, sample }];
  });
}

function findEnd(product: string, entitlements: ProductAccount['entitlements'], now: number): string | undefined {
  const ends = entitlements
    .filter(({ products, endsOn }) => !hasTermEnded(endsOn, now) && products.includes(product))
    .map(({ endsOn }) => endsOn);
  return ends.toSorted().at(-1);
}
