import { z } from 'zod';

/**
 * The values that Next passes to a cache handler and expects back (next/dist/server/response-cache/types), limited to
 * complete responses. They are repeated here because Next declares the kinds as a `const enum`, which other code
 * cannot import.
 */
const headersSchema = z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string()), z.undefined()])).optional();

const base64Codec = z.codec(z.base64(), z.instanceof(Buffer), {
  decode: (text) => Buffer.from(text, 'base64'),
  encode: (buffer) => buffer.toString('base64'),
});

const segmentsCodec = z.codec(z.array(z.tuple([z.string(), base64Codec])), z.map(z.string(), z.instanceof(Buffer)), {
  decode: (entries) => new Map(entries),
  encode: (map) => [...map],
});

const appPageSchema = z.object({
  kind: z.literal('APP_PAGE'),
  html: z.string(),
  rscData: base64Codec.optional(),
  segmentData: segmentsCodec.optional(),
  postponed: z.string().optional(),
  status: z.number().optional(),
  headers: headersSchema,
});

const appRouteSchema = z.object({ kind: z.literal('APP_ROUTE'), body: base64Codec, status: z.number(), headers: headersSchema });

const cachedPageSchema = z.object({
  lastModified: z.number(),
  cacheControl: z.object({ revalidate: z.union([z.number(), z.literal(false)]), expire: z.number().optional() }).optional(),
  value: z.discriminatedUnion('kind', [appPageSchema, appRouteSchema]),
});

/** A complete response with its lifetime and the time it was rendered (milliseconds since 1970). */
export type CachedPage = z.output<typeof cachedPageSchema>;
export type CachedAppPage = z.output<typeof appPageSchema>;

/** Serializes a response for storage in Postgres. */
export function serializePage(page: CachedPage): string {
  return JSON.stringify(z.encode(cachedPageSchema, page));
}

/** Deserializes a response. Throws when another version of the site wrote it in a different format. */
export function deserializePage(text: string): CachedPage {
  return cachedPageSchema.parse(JSON.parse(text));
}
