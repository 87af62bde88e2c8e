import * as z from 'zod/mini';

/** The most tokens of an account: enough for a token on each machine, and few enough for a list. */
export const TOKENS_MAX = 50;

/** The name of a token, such as the machine where it is used. */
const tokenNameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(60), z.regex(/^[^\p{C}]*$/u));

const tokenIdSchema = z.string().check(z.regex(/^[\w-]{1,60}$/));

/** A repository token of a user, without the token itself, which is returned only once, when it is created. */
export const registryTokenSchema = z.object({
  id: tokenIdSchema,
  name: tokenNameSchema,
  /** The last four characters, which identify the token to the user. */
  ending: z.string().check(z.length(4)),
  createdAt: z.iso.datetime(),
  /** Until when the replaced token is still accepted; null when there is none, or it has expired. */
  previousValidUntil: z.nullable(z.iso.datetime()),
});
export type RegistryToken = z.infer<typeof registryTokenSchema>;

/** A user's account at the product registry. Response of the registry (GET /api/registry/tokens) and of GET /account/registry. */
export const registryAccountSchema = z.object({
  /** Host of the registry, as in `docker login`. */
  host: z.string().check(z.minLength(1)),
  username: z.string().check(z.minLength(1)),
  tokens: z.array(registryTokenSchema).check(z.maxLength(TOKENS_MAX)),
  /** Whether these are sample data, which must be labeled as such. */
  sample: z.prefault(z.boolean(), false),
});
export type RegistryAccount = z.infer<typeof registryAccountSchema>;

/** The same with the token that was just created or replaced. Response of POST /api/registry/tokens and …/tokens/rotate. */
export const newRegistryTokenSchema = z.extend(registryAccountSchema, {
  newToken: z.object({ id: tokenIdSchema, token: z.string().check(z.minLength(16)) }),
});
export type NewRegistryToken = z.infer<typeof newRegistryTokenSchema>;

/** The owner of the tokens: `sub` or `uid` of the access token. */
export const registrySubjectSchema = z.object({ subject: z.string().check(z.minLength(1), z.maxLength(200)) });
/** The requests for creating a token and for an existing one. */
export const tokenNameRequestSchema = z.object({ name: tokenNameSchema });
export const tokenIdRequestSchema = z.object({ id: tokenIdSchema });
