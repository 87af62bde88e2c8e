import { z } from 'zod';

const createHttpUrlSchema = (error: string) => z.url({ protocol: /^https?$/, error });

/** URL of an external system, stored without a trailing slash. Traffic to it must not be readable in transit. */
export const externalUrlSchema = createHttpUrlSchema('must be a URL that begins with https:// (or http:// on this machine)')
  .refine((url) => !URL.canParse(url) || isEncryptedOrLocal(url), 'must begin with https:// unless it is on this machine')
  .transform((url) => url.replace(/\/+$/, ''))
  .optional();

/** The same for a system that may be in the network of the site, where traffic is not encrypted. */
export const internalUrlSchema = createHttpUrlSchema('must be a URL that begins with https:// or http://')
  .transform((url) => url.replace(/\/+$/, ''))
  .optional();

/** A secret that two processes share: too long to guess, and safe in a header. */
export const sharedSecretSchema = z.string().regex(/^[\x21-\x7e]{24,}$/, 'must have at least 24 characters, without spaces');

/** A list of values of one kind, separated by commas. */
export function listSchema<Value>(each: z.ZodType<Value>, message: string) {
  return z
    .string()
    .default('')
    .transform((text, context) => {
      const parts = text.split(',').flatMap((part) => part.trim() || []);
      const { success, data } = z.array(each).safeParse(parts);
      if (success) return data;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    });
}

/** Accepts a number of digits only, from 1 to `largest`. */
export function integerSchema(largest: number, message: string) {
  return z
    .string()
    .refine((text) => /^\d+$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= largest, message)
    .transform(Number);
}

/** The address or host name that a server listens on. */
export const hostSchema = z.union([z.ipv4(), z.ipv6(), z.hostname()], {
  error: 'must be an IP address or host name of this machine, such as 0.0.0.0',
});

/** Returns whether traffic to a URL is encrypted, or doesn't leave this machine. */
export function isEncryptedOrLocal(url: string): boolean {
  return new URL(url).protocol === 'https:' || isLoopbackUrl(url);
}

/** Returns whether a URL is one of this machine. */
export function isLoopbackUrl(url: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
}
