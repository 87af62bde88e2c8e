import path from 'node:path';
import { z } from 'zod';
import { DEFAULT_CLIENT_ID } from '@/services/identity/issuer';
import { stateFolder } from '../paths';
import { CommandError } from '../command-error';

const schema = z.object({
  NODE_ENV: z.string().default('development'),
  SITE_URL: z
    .url({ protocol: /^https?$/, error: 'must be a URL that begins with http:// or https://' })
    .default('http://localhost:3000'),
  /** Default: the port of the last run, if it is free. */
  COMPANION_PORT: z
    .string()
    .refine((text) => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535, 'must be a number from 1 to 65535')
    .transform(Number)
    .optional(),
  COMPANION_FOLDER: z.string().default(path.join(stateFolder, 'companion')),
  /** URL of a real identity provider; the companion then replaces only the other systems. */
  IDENTITY_URL: z.url({ protocol: /^https?$/, error: 'must be a URL that begins with http:// or https://' }).optional(),
  IDENTITY_CLIENT_ID: z.string().default(DEFAULT_CLIENT_ID),
  REGISTRY_USER: z.string({ error: 'must be set' }),
  REGISTRY_PASSWORD: z.string({ error: 'must be set' }),
  /** The registration of the learning platform with the site. Without the password, it is off. */
  LEARNING_CLIENT_ID: z.string().default('sample-learning-platform'),
  LEARNING_DEPLOYMENT_ID: z.string().default('1'),
  LEARNING_XAPI_USER: z.string().default('learning-platform'),
  LEARNING_XAPI_PASSWORD: z.string().optional(),
  /** Turns the geo-IP service on. */
  GEO_IP_KEY: z.string().optional(),
  /** Turns the translation service on. */
  CLOUD_API_KEY: z.string().optional(),
});
export type CompanionEnvironment = z.infer<typeof schema>;

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Returns whether a site is reachable only from this machine. */
export function isLocalSite(siteUrl: string): boolean {
  return URL.canParse(siteUrl) && LOOPBACK.test(new URL(siteUrl).hostname);
}

/**
 * Parses the environment of the companion process.
 * @throws {CommandError} when a variable is invalid, or when the site is public: anyone could sign in with the
 * password in the README
 */
export function parseCompanionEnvironment(variables: NodeJS.ProcessEnv): CompanionEnvironment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (!result.success)
    throw new CommandError('The companion cannot start with these variables.', {
      hint: result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
    });
  if (result.data.NODE_ENV === 'production' && !isLocalSite(result.data.SITE_URL)) {
    throw new CommandError(
      `The companion does not stand in for a public site (SITE_URL is ${new URL(result.data.SITE_URL).origin}).`,
      { hint: 'Its accounts and passwords are public. Set IDENTITY_URL, PRODUCT_API_URL and REGISTRY_URL to the real systems.' },
    );
  }
  return result.data;
}

/**
 * Returns the origins at which the site is reachable: on one machine, localhost and the loopback address are the
 * same.
 */
export function getSiteOrigins(siteUrl: string): [string, ...string[]] {
  const { origin, hostname, protocol, port } = new URL(siteUrl);
  const other = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' }[hostname];
  return other === undefined ? [origin] : [origin, `${protocol}//${other}${port === '' ? '' : `:${port}`}`];
}
