import { z } from 'zod';
import { getErrorReason } from '@/platform/error-reason';
import { createCachedRead } from '@/platform/page-cache/cached-read';
import { dataTag } from '@/platform/page-cache/tags';
import { getSitePool } from '@/platform/site-database';

/** The names of products by key. */
export type ProductNames = Readonly<Record<string, string>>;

const rowsSchema = z.array(z.object({ key: z.string(), name: z.string() }));

const readNames = createCachedRead([dataTag('products')], async (): Promise<ProductNames> => {
  const { rows } = await getSitePool().query('select key, name from products');
  return Object.fromEntries(rowsSchema.parse(rows).map(({ key, name }) => [key, name]));
});

/** Returns the names of all products; none when the database doesn't respond. */
export async function findProductNames(): Promise<ProductNames> {
  try {
    return await readNames();
  } catch (error) {
    console.error('search: could not read the names of products:', getErrorReason(error));
    return {};
  }
}
