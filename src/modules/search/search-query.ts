import { z } from 'zod';

/**
 * Parses the search words from the query string. When the parameter repeats, the last one counts. Postgres doesn't
 * accept NUL in a text.
 */
export const searchQuerySchema = z
  .union([z.string(), z.array(z.string()).transform((values) => values.at(-1) ?? '')])
  .default('')
  .transform((text) => text.replace(/\p{Cc}/gu, ' ').trim());
