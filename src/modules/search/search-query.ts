import { z } from 'zod';

/** What a query gives as the words to look for. It may give the same name several times; the last one counts. Postgres takes no NUL in a text. */
export const searchQuerySchema = z
  .union([z.string(), z.array(z.string()).transform((values) => values.at(-1) ?? '')])
  .default('')
  .transform((text) => text.replace(/\p{Cc}/gu, ' ').trim());
