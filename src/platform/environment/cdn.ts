import { z } from 'zod';

/** The content delivery networks that the site can purge. */
const CDN_KINDS = ['fastly', 'cloudflare', 'varnish'] as const;
export type CdnKind = (typeof CDN_KINDS)[number];

/** The variables of a content delivery network in front of the site, apart from its address. */
export const cdnVariables = {
  CDN: z.enum(CDN_KINDS, { error: `must be ${CDN_KINDS.join(', ')}` }).optional(),
  CDN_SERVICE_ID: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'must be the ID of a service (Fastly) or of a zone (Cloudflare)')
    .optional(),
  CDN_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, 'must be a token of at least 16 characters, without spaces')
    .optional(),
};

export interface CdnVariables {
  CDN?: CdnKind | undefined;
  CDN_URL?: string | undefined;
  CDN_SERVICE_ID?: string | undefined;
  CDN_TOKEN?: string | undefined;
}

/** Finds the variables that a network needs and that aren't set. */
export function findMissingCdnVariables({ CDN, CDN_URL, CDN_SERVICE_ID, CDN_TOKEN }: CdnVariables): string[] {
  if (CDN === undefined) return [];
  const wanted = { CDN_TOKEN, ...(CDN === 'varnish' ? { CDN_URL } : { CDN_SERVICE_ID }) };
  return Object.entries(wanted).flatMap(([name, value]) => (value === undefined ? [name] : []));
}
