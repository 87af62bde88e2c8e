import { z } from 'zod';

/**
 * A user's credentials for the product registry, without the password, which is returned only once, when it is
 * created. Response of the registry (GET /api/registry/credentials) and of GET /account/registry.
 */
export const registryCredentialsSchema = z.object({
  /** Host of the registry, as `docker login` takes it. */
  host: z.string().min(1),
  username: z.string().min(1),
  /** The last four characters of the password, which identify it to the user. */
  passwordEnding: z.string().length(4),
  madeAt: z.iso.datetime(),
  /** Until when the previous password is still accepted; null when there is none. */
  previousValidUntil: z.iso.datetime().nullable(),
  /** Whether these are sample data, which must be labeled as such. */
  sample: z.boolean().default(false),
});
export type RegistryCredentials = z.infer<typeof registryCredentialsSchema>;

/**
 * The same with the new password. Response of POST /api/registry/credentials/rotate and of POST
 * /account/registry/rotate.
 */
export const newRegistryCredentialsSchema = registryCredentialsSchema.extend({ password: z.string().min(16) });
export type NewRegistryCredentials = z.infer<typeof newRegistryCredentialsSchema>;

/** The owner of the credentials: `sub` or `uid` of the access token. Query of the GET, JSON body of the POST. */
export const registrySubjectSchema = z.object({ subject: z.string().min(1).max(200) });
