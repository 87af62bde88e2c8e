import { z } from 'zod';
import { externalUrlSchema, isLoopbackUrl, listSchema } from './value-schemas';

/** The hosts of Google's reCAPTCHA; the second is for visitors who cannot reach the first. */
export const RECAPTCHA_URLS = ['https://www.google.com/recaptcha', 'https://www.recaptcha.net/recaptcha'] as const;

/** A reCAPTCHA key as issued by Google. */
const recaptchaKeySchema = z
  .string()
  .regex(/^[\w-]{40}$/, 'must be a key of reCAPTCHA v3: 40 letters, digits, hyphens, underscores')
  .optional();

/** Language codes (BCP 47), separated by commas. */
const languageListSchema = listSchema(
  z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/),
  'must be language codes, such as de, pt-BR',
)
  .transform((codes) => (codes.length === 0 ? undefined : codes))
  .optional();

/** The variables of the external services: where each is, and what identifies the site there. */
export const serviceVariables = {
  IDENTITY_URL: externalUrlSchema.refine(
    (url) => url === undefined || !/\/oauth2(?:\/|$)/.test(url),
    'must be the base URL of the provider, without /oauth2/default',
  ),
  IDENTITY_CLIENT_ID: z
    .string()
    .regex(/^[\w.-]+$/, 'must be the ID of a public client: letters, digits, dots, hyphens')
    .optional(),
  SKIP_VERSION_CHECK: z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('0'),
  PRODUCT_API_URL: externalUrlSchema,
  LEARNING_URL: externalUrlSchema,
  LEARNING_LOGIN_URL: externalUrlSchema,
  LEARNING_LAUNCH_URL: externalUrlSchema,
  LEARNING_REDIRECT_URLS: listSchema(
    // They are compared as they are written, so nothing is normalized.
    z.string().refine((url) => externalUrlSchema.safeParse(url).success),
    'must be URLs that begin with https://, separated by commas',
  ),
  LEARNING_CLIENT_ID: z
    .string()
    .regex(/^[\w.:-]{1,255}$/, 'must be the client ID that the learning platform was registered with')
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
  SEARCH_APP_ID: z
    .string()
    .regex(/^[A-Za-z0-9]{4,32}$/, 'must be the ID of an application: letters and digits')
    .optional(),
  SEARCH_INDEX_NAME: z
    .string()
    .regex(/^[\w.-]{1,128}$/, 'must be the name of an index: letters, digits, dots, hyphens, underscores')
    .default('site'),
  SEARCH_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, 'must be a search-only API key')
    .optional(),
  SEARCH_WRITE_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, 'must be an API key with write access to the index')
    .optional(),
  SEARCH_URL: externalUrlSchema,
  GEO_IP_URL: externalUrlSchema,
  GEO_IP_KEY: z
    .string()
    .regex(/^[\w.~+/-]+=*$/, 'must be a bearer token: letters, digits, and - . _ ~ + /')
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
};

/** Returns whether a URL is one of reCAPTCHA. */
export function isRecaptchaUrl(url: string): boolean {
  return RECAPTCHA_URLS.some((service) => service === url);
}
