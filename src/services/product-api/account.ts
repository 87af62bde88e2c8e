import * as z from 'zod/mini';

/** A subscription of a person's company. Days are `YYYY-MM-DD`, and the last one is included. */
const subscriptionSchema = z.object({
  id: z.string().check(z.minLength(1)),
  product: z.string().check(z.minLength(1)),
  plan: z.string().check(z.minLength(1)),
  /** Number of virtual cores covered. */
  cores: z.int().check(z.positive()),
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
});

/** What a user is entitled to under a subscription. */
const entitlementSchema = z.object({
  id: z.string().check(z.minLength(1)),
  name: z.string().check(z.minLength(1)),
  description: z.string(),
  /** `id` of the subscription that grants it. */
  subscription: z.string().check(z.minLength(1)),
  /** Keys of the products whose files the user may download: `advanced-server`, `distributed`. */
  products: z.prefault(z.array(z.string()), []),
  endsOn: z.iso.date(),
});

/**
 * Response of the product API (GET /api/account/entitlements, with the user's access token as a bearer token) and of
 * GET /account/subscriptions. For a user without a company, `account` is null and both lists are empty.
 */
export const productAccountSchema = z.object({
  account: z.nullable(z.object({ number: z.string().check(z.minLength(1)), name: z.string().check(z.minLength(1)) })),
  subscriptions: z.array(subscriptionSchema),
  entitlements: z.array(entitlementSchema),
  /** Whether these are sample data, which must be labeled as such. */
  sample: z.prefault(z.boolean(), false),
});
export type ProductAccount = z.infer<typeof productAccountSchema>;
