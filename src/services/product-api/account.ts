import { z } from 'zod';

/** A subscription of the company that a person belongs to. Days are `YYYY-MM-DD`, and the last one is included. */
export const subscriptionSchema = z.object({
  id: z.string().min(1),
  product: z.string().min(1),
  plan: z.string().min(1),
  /** Virtual cores that it covers. */
  cores: z.number().int().positive(),
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/** What somebody may use because of a subscription. */
export const entitlementSchema = z.object({
  id: z.string().min(1),
  name: z.string().min(1),
  description: z.string(),
  /** `id` of the subscription that it comes from. */
  subscription: z.string().min(1),
  endsOn: z.iso.date(),
});
export type Entitlement = z.infer<typeof entitlementSchema>;

/**
 * Answer of the product API (GET /api/account/entitlements, with the person's access token as a bearer token) and of
 * GET /account/subscriptions. Somebody without a company has `account: null` and two empty lists.
 */
export const productAccountSchema = z.object({
  account: z.object({ number: z.string().min(1), name: z.string().min(1) }).nullable(),
  subscriptions: z.array(subscriptionSchema),
  entitlements: z.array(entitlementSchema),
  /** Whether these are made-up examples, which must be shown as such. */
  sample: z.boolean().default(false),
});
export type ProductAccount = z.infer<typeof productAccountSchema>;
