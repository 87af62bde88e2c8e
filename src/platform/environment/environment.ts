import { z } from 'zod';
import { PRODUCTION } from '../constants';
import { parseTrustedProxies } from '../trusted-proxies';
import { cdnVariables } from './cdn';
import { findCombinationProblems, PLACEHOLDER_SENDER } from './combinations';
import { serviceVariables } from './service-variables';
import { shareSchema, telemetryVariables } from './telemetry';
import { externalUrlSchema, hostSchema, integerSchema, listSchema, sharedSecretSchema } from './value-schemas';

/** Only safe where no one else can reach the site; a public site must set its own. */
const LOCAL_SECRET = 'only-for-a-site-on-this-machine';

const schema = z
  .object({
    NODE_ENV: z
      .enum(['development', 'production', 'test'], { error: 'must be development, production, or test' })
      .default('production'),
    PRODUCTION: z
      .enum(['true', 'false'], { error: 'must be true or false' })
      .default(`${PRODUCTION}`)
      .transform((value) => value === 'true'),
    PORT: integerSchema(65_535, 'must be a number from 1 to 65535').default(3000),
    SITE_URL: z
      .url({ protocol: /^https?$/, error: 'must be a URL that begins with https:// (or http:// on this machine)' })
      .transform((url) => url.replace(/\/+$/, ''))
      .optional(),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')
      .refine(
        (url) => URL.canParse(url.replace('@/', '@localhost/')),
        'must look like postgres://user:password@host:5432/database; special characters in the password are percent-encoded',
      )
      .default('postgres://localhost/site'),
    HOST: hostSchema.optional(),
    ROLE: z.enum(['site', 'cms', 'both'], { error: 'must be site, cms, or both' }).optional(),
    CMS_URL: externalUrlSchema,
    CMS_TOKEN: sharedSecretSchema.optional(),
    CMS_WEBHOOK_SECRET: sharedSecretSchema.optional(),
    CMS_READ_TOKENS: listSchema(sharedSecretSchema, 'must be tokens of at least 24 characters each, separated by commas'),
    CMS_REPLICAS: listSchema(
      externalUrlSchema.refine((url) => url !== undefined).transform((url) => url ?? ''),
      'must be URLs that begin with https:// (or http:// on this machine), separated by commas',
    ),
    PAYLOAD_SECRET: z.string().min(24, 'must have at least 24 characters').optional(),
    ...cdnVariables,
    PREVIEW_URL: externalUrlSchema,
    LOG_FORMAT: z.enum(['text', 'json'], { error: 'must be text or json' }).default('text'),
    METRICS_PORT: integerSchema(65_535, 'must be a number from 1 to 65535').optional(),
    METRICS_HOST: hostSchema.default('127.0.0.1'),
    ...telemetryVariables,
    WEB_VITALS_SHARE: shareSchema('must be the share of page views to measure, from 0 to 1').default(0.1),
    TAG_MANAGER_ID: z
      .string()
      .regex(/^GTM-[A-Z0-9]+$/, 'must look like GTM-XXXXXXX')
      .optional(),
    TAG_MANAGER_CONSENT: z
      .enum(['by-region', 'required', 'not-required'], { error: 'must be by-region, required, or not-required' })
      .default('by-region'),
    PRERENDER: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
    DIRECT_CONNECTIONS: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
    BROTLI_QUALITY: integerSchema(11, 'must be a number from 1 to 11').default(11),
    LINK_CHECK_EXTERNAL: z.enum(['on', 'off'], { error: 'must be on or off' }).default('off'),
    MEDIA_FOLDER: z.string().default('.data/media'),
    MEDIA_BUCKET: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket: lowercase letters, digits, dots, hyphens')
      .optional(),
    MEDIA_ENDPOINT: externalUrlSchema,
    MEDIA_REGION: z
      .string()
      .regex(/^[a-z0-9-]+$/, 'must be a region, such as eu-central-1')
      .default('us-east-1'),
    MEDIA_ACCESS_KEY: z.string().optional(),
    MEDIA_SECRET_KEY: z.string().optional(),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, hostname: /./, error: 'must look like smtps://user:password@mail.example.com' })
      .optional(),
    MAIL_FROM: z
      .string()
      .regex(/^[^\s@<>]+@[^\s@<>]+$/, 'must be an email address')
      .default(PLACEHOLDER_SENDER),
    FORMS_WEBHOOK_URL: externalUrlSchema,
    TRUSTED_PROXIES: z
      .string()
      .default('0')
      .transform((text, context) => {
        const trusted = parseTrustedProxies(text);
        if (trusted !== undefined) return trusted;
        context.addIssue({
          code: 'custom',
          message: 'must be the number of proxies in front of the site, or their addresses: 10.0.0.0/8, 2001:db8::1',
        });
        return z.NEVER;
      }),
    FORMS_PER_HOUR: integerSchema(1_000_000_000, 'must be a whole number of at least 1').default(30),
    FORMS_WEBHOOK_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
    ...serviceVariables,
  })
  .transform((values, context) => {
    const siteUrl = values.SITE_URL ?? `http://localhost:${values.PORT}`;
    const problems = findCombinationProblems(values, siteUrl);
    for (const [name, message] of problems) context.addIssue({ code: 'custom', path: [name], message });
    if (problems.length > 0) return z.NEVER;
    return {
      ...values,
      // Content is edited at CMS_URL, so a replica has no admin.
      ROLE: values.ROLE ?? (values.CMS_URL === undefined ? ('both' as const) : ('site' as const)),
      SITE_URL: siteUrl,
      // Where browsers search, when there is an external search service.
      SEARCH_SERVICE_URL: values.SEARCH_APP_ID && (values.SEARCH_URL ?? `https://${values.SEARCH_APP_ID}-dsn.algolia.net`),
      PAYLOAD_SECRET: values.PAYLOAD_SECRET ?? LOCAL_SECRET,
    };
  });

export type Environment = z.output<typeof schema>;

/** Invalid variables. The operator can act on the message, so it is shown without a stack trace. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';

  /** @param lines one line per variable: its name, and what its value must be */
  constructor(lines: readonly string[]) {
    super(`Invalid environment variables:\n${lines.join('\n')}`);
  }
}

/** The names of all variables that the site reads. */
export const VARIABLE_NAMES: readonly string[] = Object.keys(schema.in.shape);

/**
 * Parses the configuration from environment variables.
 * @throws {EnvironmentError} that names each invalid variable and what it must be; never a value, which may be a
 * secret
 */
export function parseEnvironment(variables: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new EnvironmentError(lines);
}
