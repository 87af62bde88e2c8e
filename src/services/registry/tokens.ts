import { z } from 'zod';

/** The most tokens of an account: enough for a token on each machine, and few enough for a list. */
export const MAX_TOKENS = 50;

/** The name of a token, which says on which machine it is used. */
export const tokenNameSchema = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^[^\p{C}]*$/u);

const tokenIdSchema = z.string().regex(/^[\w-]{1,60}$/);

/** A repository token of a user, without the token itself, which is returned only once, when it is created. */
const registryTokenSchema = z.object({
  id: tokenIdSchema,
  name: tokenNameSchema,
  /** The last four characters, which identify the token to the user. */
  ending: z.string().length(4),
  createdAt: z.iso.datetime(),
  /** Until when the token that was replaced is still accepted; null when there is none, or its time is over. */
  previousValidUntil: z.iso.datetime().nullable(),
});
export type RegistryToken = z.infer<typeof registryTokenSchema>;

/** A user's account at the product registry. Response of the registry (GET /api/registry/tokens) and of GET /account/registry. */
export const registryAccountSchema = z.object({
  /** Host of the registry, as `docker login` takes it. */
  host: z.string().min(1),
  username: z.string().min(1),
  tokens: z.array(registryTokenSchema).max(MAX_TOKENS),
  /** Whether these are sample data, which must be labeled as such. */
  sample: z.boolean().default(false),
});
export type RegistryAccount = z.infer<typeof registryAccountSchema>;

/** The same with the token that was just created or replaced. Response of POST /api/registry/tokens and …/tokens/rotate. */
export const newRegistryTokenSchema = registryAccountSchema.extend({
  newToken: z.object({ id: tokenIdSchema, token: z.string().min(16) }),
});
export type NewRegistryToken = z.infer<typeof newRegistryTokenSchema>;

/** The owner of the tokens: `sub` or `uid` of the access token. */
export const registrySubjectSchema = z.object({ subject: z.string().min(1).max(200) });
/** What a new token needs, and what names one that there is. */
export const tokenNameRequestSchema = z.object({ name: tokenNameSchema });
export const tokenIdRequestSchema = z.object({ id: tokenIdSchema });
