import { z } from 'zod';

/**
 * A person's access to the product registry, without the password: that is told once, when it is made.
 * Answer of the registry (GET /api/registry/credentials) and of GET /account/registry.
 */
export const registryCredentialsSchema = z.object({
  /** Address of the registry, as `docker login` takes it. */
  host: z.string().min(1),
  username: z.string().min(1),
  /** The last four characters of the password, by which somebody knows which one it is. */
  passwordEnding: z.string().length(4),
  madeAt: z.iso.datetime(),
  /** Until when the password before this one is accepted too; null when there is none any more. */
  previousValidUntil: z.iso.datetime().nullable(),
  /** Whether this is a made-up example, which must be shown as such. */
  sample: z.boolean().default(false),
});
export type RegistryCredentials = z.infer<typeof registryCredentialsSchema>;

/** The same with the new password. Answer of POST /api/registry/credentials/rotate and of POST /account/registry/rotate. */
export const newRegistryCredentialsSchema = registryCredentialsSchema.extend({ password: z.string().min(16) });
export type NewRegistryCredentials = z.infer<typeof newRegistryCredentialsSchema>;

/** Whose credentials are meant: `sub` or `uid` of the access token. Query of the GET, JSON body of the POST. */
export const registrySubjectSchema = z.object({ subject: z.string().min(1).max(200) });
