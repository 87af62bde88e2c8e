import * as z from 'zod/mini';

/** Path of the sign-on configuration. Only browsers that sign in request it. */
const CONFIGURATION_PATH = '/sign-on/configuration';

/**
 * The configuration of the SDK. It is fetched at run time instead of built in, so that one build works in every
 * environment.
 */
const signOnConfigurationSchema = z.object({
  issuer: z.url(),
  clientId: z.string().check(z.minLength(1)),
  /** Whether to accept an SDK with a major version other than 5. */
  skipVersionCheck: z.boolean(),
});
export type SignOnConfiguration = z.infer<typeof signOnConfigurationSchema>;

const TIME_LIMIT_MS = 5_000;

/**
 * Fetches the sign-on configuration.
 * @throws when the site doesn't respond in time or has no configuration
 */
export async function fetchConfiguration(): Promise<SignOnConfiguration> {
  const response = await fetch(CONFIGURATION_PATH, { signal: AbortSignal.timeout(TIME_LIMIT_MS) });
  if (!response.ok) throw new Error(`${CONFIGURATION_PATH} responded with status ${response.status}`);
  return signOnConfigurationSchema.parse(await response.json());
}
