import { z } from 'zod';

/** Good only where nobody else can reach the site; a public site must bring its own. */
const LOCAL_SECRET = 'only-for-a-site-on-this-machine';

const schema = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
    PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
    SITE_URL: z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, '')).optional(),
    DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://').default('postgres://localhost/site'),
    HOST: z.string().optional(),
    ROLE: z.enum(['site', 'cms', 'both']).default('both'),
    PAYLOAD_SECRET: z.string().min(24, 'must have at least 24 characters').optional(),
    TAG_MANAGER_ID: z.string().regex(/^GTM-[A-Z0-9]+$/, 'must look like GTM-XXXXXXX').optional(),
    TAG_MANAGER_CONSENT: z.enum(['required', 'not-required']).default('required'),
  })
  .transform((values, context) => {
    const siteUrl = values.SITE_URL ?? `http://localhost:${values.PORT}`;
    const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(siteUrl).hostname);
    if (!isLocal && !values.PAYLOAD_SECRET) {
      context.addIssue({ code: 'custom', path: ['PAYLOAD_SECRET'], message: 'must be set when SITE_URL is not on this machine' });
      return z.NEVER;
    }
    return { ...values, SITE_URL: siteUrl, PAYLOAD_SECRET: values.PAYLOAD_SECRET ?? LOCAL_SECRET };
  });

export type Environment = z.output<typeof schema>;

/**
 * Reads the configuration out of environment variables.
 * @throws Error that names each wrong variable and what it must be; never a value, which may be a secret.
 */
export function parseEnvironment(variables: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The environment is not usable:\n${lines.join('\n')}`);
}

/** The configuration of this process, checked once when it is first imported. */
export const environment = parseEnvironment(process.env);
