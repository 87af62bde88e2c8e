import { type CollectionBeforeValidateHook, ValidationError } from 'payload';
import { z } from 'zod';
import { findStoredRows } from '@/cms/core/database/stored-rows';

const coverageSchema = z.object({
  versions: z.array(z.number()).nullish().catch([]),
  productKeys: z.array(z.string()).nullish().catch([]),
});

/** The versions and products of a course are rows of the facts. An import writes those before the courses. */
export const validateCoverage: CollectionBeforeValidateHook = async ({ data, collection, req }) => {
  const { versions, productKeys } = coverageSchema.parse(data ?? {});
  const knownVersions = versions?.length ? await findStoredRows(req, 'postgres-versions', { major: { in: versions } }) : [];
  const knownProducts = productKeys?.length ? await findStoredRows(req, 'products', { key: { in: productKeys } }) : [];
  const majors = new Set(knownVersions.map(({ major }) => major));
  const keys = new Set(knownProducts.map(({ key }) => key));
  const errors = [
    ...(versions ?? [])
      .filter((major) => !majors.has(major))
      .map((major) => ({ path: 'versions', label: 'Versions', message: `There is no PostgreSQL version “${major}”.` })),
    ...(productKeys ?? [])
      .filter((key) => !keys.has(key))
      .map((key) => ({ path: 'productKeys', label: 'Products', message: `There is no product with the key “${key}”.` })),
  ];
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req });
  return data;
};
