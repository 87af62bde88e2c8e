import { z } from 'zod';

/**
 * Somebody who is signed in, as the access token says it. Answer of GET /account/profile.
 * `groups` is the claim of that name, which the identity provider must be set up to send (README, "Sign-on").
 */
export const signedInUserSchema = z.object({
  /** What the identity provider calls the person for ever; `sub` of the token. */
  subject: z.string().min(1),
  name: z.string().min(1),
  email: z.string().optional(),
  groups: z.array(z.string()),
});
export type SignedInUser = z.infer<typeof signedInUserSchema>;

/** What the /account addresses answer with when they do not do what was asked: 400, 401, 403, 404, 409, 502, 503. */
export const accountErrorSchema = z.object({
  error: z.enum(['invalid_token', 'invalid_request', 'forbidden', 'not_found', 'too_many', 'unavailable']),
  /** What happened and what to do now, in words for the person. */
  message: z.string().min(1),
});
export type AccountError = z.infer<typeof accountErrorSchema>;
