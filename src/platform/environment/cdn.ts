import { z } from 'zod';
import { internalUrlSchema, isEncryptedOrLocal } from './value-schemas';

/** The content delivery networks that the site can purge. */
const CDN_KINDS = ['fastly', 'cloudflare', 'varnish'] as const;
export type CdnKind = (typeof CDN_KINDS)[number];

/** The variables of a content delivery network in front of the site. */
export const cdnVariables = {
  CDN: z.enum(CDN_KINDS, { error: 'must be fastly, cloudflare, or varnish' }).optional(),
  CDN_SERVICE_ID: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'must be the ID of a service (Fastly) or of a zone (Cloudflare)')
    .optional(),
  CDN_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, 'must be a token of at least 16 characters, without spaces')
    .optional(),
  CDN_URL: internalUrlSchema,
};

export interface CdnVariables {
  CDN?: CdnKind | undefined;
  CDN_URL?: string | undefined;
  CDN_SERVICE_ID?: string | undefined;
  CDN_TOKEN?: string | undefined;
}

/** Finds the variables that a network needs and that aren't set, and an address that the token must not be sent to. */
export function findCdnProblems({ CDN, CDN_URL, CDN_SERVICE_ID, CDN_TOKEN }: CdnVariables): [name: string, message: string][] {
  // Varnish has no TLS. It is in the network of the site, and the others are public.
  const isReadable = CDN !== 'varnish' && CDN_URL !== undefined && !isEncryptedOrLocal(CDN_URL);
  const wanted = CDN === undefined ? {} : { CDN_TOKEN, ...(CDN === 'varnish' ? { CDN_URL } : { CDN_SERVICE_ID }) };
  const problems: [name: string, message: string][] = [];
  if (isReadable) problems.push(['CDN_URL', 'must begin with https:// unless CDN is varnish or it is on this machine']);
  for (const [name, value] of Object.entries(wanted))
    if (value === undefined) problems.push([name, `must be set when CDN is ${CDN}`]);
  return problems;
}
