import { z } from 'zod';

/**
 * What Next hands a cache handler and wants back (next/dist/server/response-cache/types), as far as whole answers go.
 * Written out here because Next declares the kinds as a `const enum`, which code outside of it cannot name.
 */
const headers = z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string()), z.undefined()])).optional();

const base64 = z.codec(z.base64(), z.instanceof(Buffer), {
  decode: (text) => Buffer.from(text, 'base64'),
  encode: (buffer) => buffer.toString('base64'),
});

const segments = z.codec(z.array(z.tuple([z.string(), base64])), z.map(z.string(), z.instanceof(Buffer)), {
  decode: (entries) => new Map(entries),
  encode: (map) => [...map],
});

const appPage = z.object({
  kind: z.literal('APP_PAGE'),
  html: z.string(),
  rscData: base64.optional(),
  segmentData: segments.optional(),
  postponed: z.string().optional(),
  status: z.number().optional(),
  headers,
});

const appRoute = z.object({ kind: z.literal('APP_ROUTE'), body: base64, status: z.number(), headers });

const cachedPage = z.object({
  lastModified: z.number(),
  cacheControl: z.object({ revalidate: z.union([z.number(), z.literal(false)]), expire: z.number().optional() }).optional(),
  value: z.discriminatedUnion('kind', [appPage, appRoute]),
});

/** A whole answer with how long it lasts and when it was made (milliseconds since 1970). */
export type CachedPage = z.output<typeof cachedPage>;
export type CachedAppPage = z.output<typeof appPage>;

/** The answer as text, to be kept in Postgres. */
export function pageToText(page: CachedPage): string {
  return JSON.stringify(z.encode(cachedPage, page));
}

/** The answer back from its text; throws when another version of the site has written it in another shape. */
export function pageFromText(text: string): CachedPage {
  return cachedPage.parse(JSON.parse(text));
}
