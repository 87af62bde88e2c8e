import { findFacts } from '@/modules/entries';
import { logFailure } from '@/platform/failure-log';

/** The names of products by key. */
export type ProductNames = Readonly<Record<string, string>>;

/** Returns the names of all products; none when the database doesn't respond. */
export async function findProductNames(): Promise<ProductNames> {
  try {
    return Object.fromEntries((await findFacts('products')).map(({ key, name }) => [key, name]));
  } catch (error) {
    logFailure('search: could not read the names of products', error);
    return {};
  }
}
