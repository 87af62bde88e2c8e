import { z } from 'zod';
import { PRODUCTION } from '../constants';
import { BOTH_LANGUAGE_LISTS } from '../offered-languages';
import { parseTrustedProxies } from '../trusted-proxies';
import { cdnVariables, findMissingCdnVariables } from './cdn';
import { shareSchema, telemetryVariables } from './telemetry';

/** Only safe where nobody else can reach the site; a public site must set its own. */
const LOCAL_SECRET = 'only-for-a-site-on-this-machine';

/** A placeholder for mail that is stored instead of sent. */
const PLACEHOLDER_SENDER = 'site@example.com';

/** URL of an external system, stored without a trailing slash. Traffic to it must not be readable in transit. */
const externalUrlSchema = z
  .url({ protocol: /^https?$/, error: 'must be an address that begins with https:// (or http:// on this machine)' })
  .refine(
    (url) => !URL.canParse(url) || new URL(url).protocol === 'https:' || isLoopbackUrl(url),
    'must begin with https:// unless it is on this machine',
  )
  .transform((url) => url.replace(/\/+$/, ''))
  .optional();

/** The hosts of Google's reCAPTCHA; the second is for visitors who cannot reach the first. */
const RECAPTCHA_URLS = ['https://www.google.com/recaptcha', 'https://www.recaptcha.net/recaptcha'] as const;

/** A reCAPTCHA key as issued by Google. */
const recaptchaKeySchema = z
  .string()
  .regex(/^[\w-]{40}$/, 'must be a key of reCAPTCHA v3: 40 letters, digits, hyphens, underscores')
  .optional();

/** A secret that two processes share: too long to guess, and safe in a header. */
const sharedSecretSchema = z.string().regex(/^[\x21-\x7e]{24,}$/, 'must have at least 24 characters, without spaces');

/** A list of values of one kind, separated by commas. */
function listSchema<Value>(each: z.ZodType<Value>, message: string) {
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
function integerSchema(largest: number, message: string) {
  return z
    .string()
    .refine((text) => /^\d+$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= largest, message)
    .transform(Number);
}

/** What a server listens on. */
const hostSchema = z.union([z.ipv4(), z.ipv6(), z.hostname()], {
  error: 'must be an address or a name of this machine, such as 0.0.0.0',
});

/** Language codes (BCP 47), separated by commas. */
const languageListSchema = listSchema(
  z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/),
  'must be language codes, such as de, pt-BR',
)
  .transform((codes) => (codes.length === 0 ? undefined : codes))
  .optional();

const schema = z
  .object({
    NODE_ENV: z
      .enum(['development', 'production', 'test'], { error: 'must be development, production or test' })
      .default('production'),
    PRODUCTION: z
      .enum(['true', 'false'], { error: 'must be true or false' })
      .default(`${PRODUCTION}`)
      .transform((value) => value === 'true'),
    PORT: integerSchema(65_535, 'must be a number from 1 to 65535').default(3000),
    SITE_URL: z
      .url({ protocol: /^https?$/, error: 'must be an address that begins with https:// (or http:// on this machine)' })
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
    ROLE: z.enum(['site', 'cms', 'both'], { error: 'must be site, cms or both' }).optional(),
    CMS_URL: externalUrlSchema,
    CMS_TOKEN: sharedSecretSchema.optional(),
    CMS_WEBHOOK_SECRET: sharedSecretSchema.optional(),
    CMS_READ_TOKENS: listSchema(sharedSecretSchema, 'must be tokens of at least 24 characters each, separated by commas'),
    CMS_REPLICAS: listSchema(
      externalUrlSchema.refine((url) => url !== undefined).transform((url) => url ?? ''),
      'must be addresses that begin with https:// (or http:// on this machine), separated by commas',
    ),
    PAYLOAD_SECRET: z.string().min(24, 'must have at least 24 characters').optional(),
    ...cdnVariables,
    CDN_URL: externalUrlSchema,
    PREVIEW_URL: externalUrlSchema,
    LOG_FORMAT: z.enum(['text', 'json'], { error: 'must be text or json' }).default('text'),
    METRICS_PORT: integerSchema(65_535, 'must be a number from 1 to 65535').optional(),
    METRICS_HOST: hostSchema.default('127.0.0.1'),
    ...telemetryVariables,
    WEB_VITALS_SHARE: shareSchema('must be the part of page views that are measured, from 0 to 1').default(0.1),
    TAG_MANAGER_ID: z
      .string()
      .regex(/^GTM-[A-Z0-9]+$/, 'must look like GTM-XXXXXXX')
      .optional(),
    TAG_MANAGER_CONSENT: z
      .enum(['by-region', 'required', 'not-required'], { error: 'must be by-region, required or not-required' })
      .default('by-region'),
    IDENTITY_URL: externalUrlSchema.refine(
      (url) => url === undefined || !/\/oauth2(?:\/|$)/.test(url),
      'must be the address of the provider, without /oauth2/default',
    ),
    IDENTITY_CLIENT_ID: z
      .string()
      .regex(/^[\w.-]+$/, 'must be the id of a public client: letters, digits, dots, hyphens')
      .optional(),
    SKIP_VERSION_CHECK: z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('0'),
    PRODUCT_API_URL: externalUrlSchema,
    LEARNING_URL: externalUrlSchema,
    LEARNING_LOGIN_URL: externalUrlSchema,
    LEARNING_LAUNCH_URL: externalUrlSchema,
    LEARNING_REDIRECT_URLS: listSchema(
      // They are compared as they are written, so nothing is normalized.
      z.string().refine((url) => externalUrlSchema.safeParse(url).success),
      'must be addresses that begin with https://, separated by commas',
    ),
    LEARNING_CLIENT_ID: z
      .string()
      .regex(/^[\w.:-]{1,255}$/, 'must be the client id that the learning platform was registered with')
      .optional(),
    LEARNING_DEPLOYMENT_ID: z
      .string()
      .regex(/^[\x21-\x7e]{1,255}$/, 'must have at most 255 ASCII characters')
      .default('1'),
    LEARNING_SHARE_PROFILE: z.enum(['on', 'off'], { error: 'must be on or off' }).default('off'),
    LEARNING_XAPI_USER: z
      .string()
      .regex(/^[^:]+$/, 'must have no colon')
      .default('learning-platform'),
    LEARNING_XAPI_PASSWORD: z.string().min(16, 'must have at least 16 characters').optional(),
    REGISTRY_URL: externalUrlSchema,
    REGISTRY_USER: z
      .string()
      .regex(/^[^:]+$/, 'must have no colon')
      .optional(),
    REGISTRY_PASSWORD: z.string().optional(),
    POSTGRES_FEEDS_URL: externalUrlSchema,
    TOOL_FEEDS_URL: externalUrlSchema,
    POSTGRES_FEEDS_PUBLISH: z.enum(['on', 'off'], { error: 'must be on or off' }).default('off'),
    LINK_CHECK_EXTERNAL: z.enum(['on', 'off'], { error: 'must be on or off' }).default('off'),
    MEDIA_FOLDER: z.string().default('.data/media'),
    MEDIA_BUCKET: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket: lower-case letters, digits, dots, hyphens')
      .optional(),
    MEDIA_ENDPOINT: externalUrlSchema,
    MEDIA_REGION: z
      .string()
      .regex(/^[a-z0-9-]+$/, 'must be a region, such as eu-central-1')
      .default('us-east-1'),
    MEDIA_ACCESS_KEY: z.string().optional(),
    MEDIA_SECRET_KEY: z.string().optional(),
    SEARCH_APP_ID: z
      .string()
      .regex(/^[A-Za-z0-9]{4,32}$/, 'must be the id of an application: letters and digits')
      .optional(),
    SEARCH_INDEX_NAME: z
      .string()
      .regex(/^[\w.-]{1,128}$/, 'must be the name of an index: letters, digits, dots, hyphens, underscores')
      .default('site'),
    SEARCH_KEY: z
      .string()
      .regex(/^[\x21-\x7e]{16,}$/, 'must be an API key that may only search')
      .optional(),
    SEARCH_WRITE_KEY: z
      .string()
      .regex(/^[\x21-\x7e]{16,}$/, 'must be an API key that may write to the index')
      .optional(),
    SEARCH_URL: externalUrlSchema,
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, hostname: /./, error: 'must look like smtps://user:password@mail.example.com' })
      .optional(),
    MAIL_FROM: z
      .string()
      .regex(/^[^\s@<>]+@[^\s@<>]+$/, 'must be a mail address')
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
          message: 'must be how many proxies stand before the site, or their addresses: 10.0.0.0/8, 2001:db8::1',
        });
        return z.NEVER;
      }),
    GEO_IP_URL: externalUrlSchema,
    GEO_IP_KEY: z
      .string()
      .regex(/^[\w.~+/-]+=*$/, 'must be a bearer token: letters, digits and - . _ ~ + /')
      .optional(),
    GEO_IP_DATABASE: z
      .string()
      .regex(/\.mmdb$/, 'must be the path of a file that ends with .mmdb')
      .optional(),
    CLOUD_API_URL: externalUrlSchema.transform((url) => url ?? 'https://translation.googleapis.com'),
    CLOUD_API_KEY: z
      .string()
      .regex(/^[\x21-\x7e]+$/, 'must be an API key: one word')
      .optional(),
    TRANSLATION_BLACKLIST: languageListSchema,
    TRANSLATION_WHITELIST: languageListSchema,
    BOT_PROTECTION: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
    BOT_SITE_KEY: recaptchaKeySchema,
    BOT_SECRET_KEY: recaptchaKeySchema,
    BOT_URL: externalUrlSchema
      .refine((url) => url === undefined || isRecaptchaUrl(url) || isLoopbackUrl(url), `must be ${RECAPTCHA_URLS.join(' or ')}`)
      .transform((url) => url ?? RECAPTCHA_URLS[0]),
    FORMS_PER_HOUR: integerSchema(1_000_000_000, 'must be a whole number of at least 1').default(30),
    FORMS_WEBHOOK_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  })
  .transform((values, context) => {
    const siteUrl = values.SITE_URL ?? `http://localhost:${values.PORT}`;
    const missing = (name: string, when: string) =>
      context.addIssue({ code: 'custom', path: [name], message: `must be set when ${when}` });
    if (!isLoopbackUrl(siteUrl) && !values.PAYLOAD_SECRET) missing('PAYLOAD_SECRET', 'SITE_URL is not on this machine');
    if (values.IDENTITY_URL && !values.IDENTITY_CLIENT_ID) missing('IDENTITY_CLIENT_ID', 'IDENTITY_URL is');
    for (const name of ['LEARNING_CLIENT_ID', 'LEARNING_XAPI_PASSWORD'] as const)
      if (values.LEARNING_URL && !values[name]) missing(name, 'LEARNING_URL is');
    for (const name of findMissingCdnVariables(values)) missing(name, `CDN is ${values.CDN}`);
    if (values.GEO_IP_KEY && !values.GEO_IP_URL) missing('GEO_IP_URL', 'GEO_IP_KEY is');
    if (values.TRANSLATION_BLACKLIST && values.TRANSLATION_WHITELIST)
      context.addIssue({ code: 'custom', path: ['TRANSLATION_WHITELIST'], message: BOTH_LANGUAGE_LISTS });
    for (const [name, message] of findReplicationProblems(values)) context.addIssue({ code: 'custom', path: [name], message });
    for (const name of ['SEARCH_KEY', 'SEARCH_WRITE_KEY'] as const)
      if (values.SEARCH_APP_ID && !values[name]) missing(name, 'SEARCH_APP_ID is');
    if (values.SEARCH_KEY && values.SEARCH_KEY === values.SEARCH_WRITE_KEY)
      context.addIssue({
        code: 'custom',
        path: ['SEARCH_KEY'],
        message: 'must be another key than SEARCH_WRITE_KEY: browsers are sent it',
      });
    if (values.REGISTRY_URL && !values.REGISTRY_USER) missing('REGISTRY_USER', 'REGISTRY_URL is');
    if (values.REGISTRY_URL && !values.REGISTRY_PASSWORD) missing('REGISTRY_PASSWORD', 'REGISTRY_URL is');
    for (const name of ['MEDIA_ACCESS_KEY', 'MEDIA_SECRET_KEY'] as const)
      if (values.MEDIA_BUCKET && !values[name]) missing(name, 'MEDIA_BUCKET is');
    if (values.FORMS_WEBHOOK_URL && !values.FORMS_WEBHOOK_SECRET) missing('FORMS_WEBHOOK_SECRET', 'FORMS_WEBHOOK_URL is');
    if (values.BOT_SITE_KEY && !values.BOT_SECRET_KEY) missing('BOT_SECRET_KEY', 'BOT_SITE_KEY is');
    if (values.BOT_SECRET_KEY && !values.BOT_SITE_KEY) missing('BOT_SITE_KEY', 'BOT_SECRET_KEY is');
    // The server at this URL decides who counts as human.
    if (!isLoopbackUrl(siteUrl) && !isRecaptchaUrl(values.BOT_URL))
      context.addIssue({
        code: 'custom',
        path: ['BOT_URL'],
        message: `must be ${RECAPTCHA_URLS.join(' or ')} when SITE_URL is not on this machine`,
      });
    if (values.SMTP_URL && values.MAIL_FROM === PLACEHOLDER_SENDER) missing('MAIL_FROM', 'SMTP_URL is');
    if (context.issues.length > 0) return z.NEVER;
    return {
      ...values,
      // Content is edited at CMS_URL, so a replica has no admin.
      ROLE: values.ROLE ?? (values.CMS_URL === undefined ? ('both' as const) : ('site' as const)),
      SITE_URL: siteUrl,
      // Where browsers search, when there is an outside search service.
      SEARCH_SERVICE_URL: values.SEARCH_APP_ID && (values.SEARCH_URL ?? `https://${values.SEARCH_APP_ID}-dsn.algolia.net`),
      PAYLOAD_SECRET: values.PAYLOAD_SECRET ?? LOCAL_SECRET,
    };
  });

interface ReplicationVariables {
  ROLE?: string | undefined;
  CMS_URL?: string | undefined;
  CMS_TOKEN?: string | undefined;
  CMS_WEBHOOK_SECRET?: string | undefined;
  CMS_READ_TOKENS: readonly string[];
  CMS_REPLICAS: readonly string[];
}

/** Finds the variables of content replication that don't fit together: an instance is a source or a replica. */
function findReplicationProblems(values: ReplicationVariables): [name: string, message: string][] {
  const { ROLE, CMS_URL, CMS_TOKEN, CMS_WEBHOOK_SECRET, CMS_READ_TOKENS, CMS_REPLICAS } = values;
  if (CMS_URL === undefined)
    return CMS_REPLICAS.length > 0 && CMS_WEBHOOK_SECRET === undefined
      ? [['CMS_WEBHOOK_SECRET', 'must be set when CMS_REPLICAS is']]
      : [];
  return [
    ...problemIf(CMS_TOKEN === undefined, 'CMS_TOKEN', 'must be set when CMS_URL is'),
    ...problemIf(CMS_WEBHOOK_SECRET === undefined, 'CMS_WEBHOOK_SECRET', 'must be set when CMS_URL is'),
    ...problemIf(ROLE !== undefined && ROLE !== 'site', 'ROLE', 'must be site, or not set, when CMS_URL is set'),
    ...problemIf(CMS_READ_TOKENS.length > 0, 'CMS_READ_TOKENS', 'must not be set when CMS_URL is: replicas read from the source'),
    ...problemIf(CMS_REPLICAS.length > 0, 'CMS_REPLICAS', 'must not be set when CMS_URL is: replicas read from the source'),
  ];
}

function problemIf(isProblem: boolean, name: string, message: string): [name: string, message: string][] {
  return isProblem ? [[name, message]] : [];
}

function isRecaptchaUrl(url: string): boolean {
  return RECAPTCHA_URLS.some((service) => service === url);
}

function isLoopbackUrl(url: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
}

export type Environment = z.output<typeof schema>;

/** Invalid variables. The operator can act on the message, so it is shown without a stack trace. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';

  /** @param lines one line per variable: its name, and what its value must be */
  constructor(lines: readonly string[]) {
    super(`The environment is not usable:\n${lines.join('\n')}`);
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
