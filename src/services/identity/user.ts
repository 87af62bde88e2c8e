import * as z from 'zod/mini';

/**
 * A signed-in user according to the access token. Response of GET /account/profile. `groups` is the claim of that
 * name, which the identity provider must be configured to send (docs/configuration.md).
 */
const signedInUserSchema = z.object({
  /** The identity provider's permanent id of the person; `sub` of the token. */
  subject: z.string().check(z.minLength(1)),
  name: z.string().check(z.minLength(1)),
  email: z.optional(z.string()),
  groups: z.array(z.string()),
});
export type SignedInUser = z.infer<typeof signedInUserSchema>;

/** The signed-in user whose entries are read. */
export interface AccountOwner {
  /** The identity provider's permanent ID of the user. */
  subject: string;
  /** The email address in lowercase, if the provider has verified it. */
  verifiedEmail: string | undefined;
}

/** The error response of the /account routes: 400, 401, 403, 404, 409, 502, 503. */
export const accountErrorSchema = z.object({
  error: z.enum(['invalid_token', 'invalid_request', 'forbidden', 'not_found', 'too_many', 'unavailable']),
  /** What happened and what to do now, in words for the user. */
  message: z.string().check(z.minLength(1)),
});
export type AccountError = z.infer<typeof accountErrorSchema>;
