import type { ProductAccount } from '@/services/product-api/account';
import { buildFilePath, type RegistryFile } from '@/services/registry';
import type { EntitledFile } from './entitled-files';

/**
 * Finds the files that a user may download: those for everyone, and those of products that an entitlement names.
 * @param today `YYYY-MM-DD`; an entitlement that has ended opens nothing
 */
export function findEntitledFiles(
  files: readonly RegistryFile[],
  entitlements: ProductAccount['entitlements'],
  today: string,
): EntitledFile[] {
  return files.flatMap((file) => {
    const endsOn = file.access === 'public' ? null : findEnd(file.product, entitlements, today);
    if (endsOn === undefined) return [];
    const { product, version, name, label, size, sample } = file;
    return [{ product, version, name, label, size, url: `/downloads/files/${buildFilePath(file)}`, endsOn, sample }];
  });
}

function findEnd(product: string, entitlements: ProductAccount['entitlements'], today: string): string | undefined {
  const ends = entitlements
    .filter(({ products, endsOn }) => endsOn >= today && products.includes(product))
    .map(({ endsOn }) => endsOn);
  return ends.toSorted().at(-1);
}
