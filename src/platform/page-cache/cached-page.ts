import { isUtf8 } from 'node:buffer';
import { z } from 'zod';
import type { CachedEntry } from './cached-entry';
import { decompressText } from './compressed-text';

/**
 * The values that Next passes to a cache handler and expects back (next/dist/server/response-cache/types), limited to
 * complete responses. They are repeated here because Next declares the kinds as a `const enum`, which other code
 * cannot import.
 */
const headersSchema = z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string()), z.undefined()])).optional();

const BYTES_FORMAT = /^(?:utf8|base64):/;

/** React's data is text, which compresses far better than its Base64 encoding. */
const bytesCodec = z.codec(z.string().regex(BYTES_FORMAT), z.instanceof(Buffer), {
  decode: (text) => {
    const encoding = text.startsWith('utf8:') ? 'utf8' : 'base64';
    return Buffer.from(text.slice(encoding.length + 1), encoding);
  },
  encode: (buffer) => {
    const encoding = isUtf8(buffer) ? 'utf8' : 'base64';
    return `${encoding}:${buffer.toString(encoding)}`;
  },
});

const segmentsCodec = z.codec(z.array(z.tuple([z.string(), bytesCodec])), z.map(z.string(), z.instanceof(Buffer)), {
  decode: (entries) => new Map(entries),
  encode: (map) => [...map],
});

const appPageSchema = z.object({
  kind: z.literal('APP_PAGE'),
  html: z.string(),
  rscData: bytesCodec.optional(),
  segmentData: segmentsCodec.optional(),
  postponed: z.string().optional(),
  status: z.number().optional(),
  headers: headersSchema,
});

const appRouteSchema = z.object({ kind: z.literal('APP_ROUTE'), body: bytesCodec, status: z.number(), headers: headersSchema });

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

const bodySchema = z.object({ value: z.union([z.object({ html: z.string() }), z.object({ body: bytesCodec })]) });

/** Returns the body of the response that an entry of the page cache holds. */
export async function readBody({ value: compressed }: Pick<CachedEntry, 'value'>): Promise<Buffer> {
  const { value } = bodySchema.parse(JSON.parse(await decompressText(compressed)));
  return 'html' in value ? Buffer.from(value.html) : value.body;
}
