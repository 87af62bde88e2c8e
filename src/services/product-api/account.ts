import { z } from 'zod';

/** A subscription of a person's company. Days are `YYYY-MM-DD`, and the last one is included. */
export const subscriptionSchema = z.object({
  id: z.string().min(1),
  product: z.string().min(1),
  plan: z.string().min(1),
  /** Number of virtual cores covered. */
  cores: z.number().int().positive(),
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/** What a user may use under a subscription. */
export const entitlementSchema = z.object({
  id: z.string().min(1),
  name: z.string().min(1),
  description: z.string(),
  /** `id` of the subscription that grants it. */
  subscription: z.string().min(1),
  endsOn: z.iso.date(),
});
export type Entitlement = z.infer<typeof entitlementSchema>;

/**
 * Response of the product API (GET /api/account/entitlements, with the user's access token as a bearer token) and of
 * GET /account/subscriptions. For a user without a company, `account` is null and both lists are empty.
 */
export const productAccountSchema = z.object({
  account: z.object({ number: z.string().min(1), name: z.string().min(1) }).nullable(),
  subscriptions: z.array(subscriptionSchema),
  entitlements: z.array(entitlementSchema),
  /** Whether these are sample data, which must be labeled as such. */
  sample: z.boolean().default(false),
});
export type ProductAccount = z.infer<typeof productAccountSchema>;
