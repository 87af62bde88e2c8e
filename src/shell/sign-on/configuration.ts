import { z } from 'zod/mini';

/** Where the browser asks how the site is set up for signing in; only a browser that signs in does. */
export const CONFIGURATION_PATH = '/sign-on/configuration';

/** What the SDK needs to know. It comes with an answer and not with the build, so that one build serves every environment. */
export const signOnConfigurationSchema = z.object({
  issuer: z.url(),
  clientId: z.string().check(z.minLength(1)),
  /** Whether the SDK may have another major version than 5. */
  skipVersionCheck: z.boolean(),
});
export type SignOnConfiguration = z.infer<typeof signOnConfigurationSchema>;

const TIME_LIMIT_MS = 5_000;

/**
 * How the site is set up for signing in.
 * @throws when the site does not answer in time, or says that it is not set up
 */
export async function fetchConfiguration(): Promise<SignOnConfiguration> {
  const answer = await fetch(CONFIGURATION_PATH, { signal: AbortSignal.timeout(TIME_LIMIT_MS) });
  if (!answer.ok) throw new Error(`${CONFIGURATION_PATH} answers ${answer.status}`);
  return signOnConfigurationSchema.parse(await answer.json());
}
