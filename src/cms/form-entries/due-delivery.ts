import { z } from 'zod';

const row = { id: z.number(), delivery_id: z.string(), attempts: z.coerce.number() };
const empty = z.number().nullish();

/** A row of the outbox whose time has come, as Postgres gives it: it follows an entry of a form, or concerns a subscriber of the newsletter. */
export const dueDelivery = z.union([
  z.object({ ...row, kind: z.enum(['confirmation', 'mailbox', 'webhook', 'trial-reminder', 'trial-end']), entry_id: z.number(), trial_id: z.number().nullable() }),
  z.object({ ...row, kind: z.enum(['newsletter-confirm', 'newsletter-known', 'newsletter-issue']), subscriber_id: empty, issue_id: empty }),
]);
export type DueDelivery = z.infer<typeof dueDelivery>;
export type DueEntryDelivery = Extract<DueDelivery, { entry_id: number }>;
export type DueNewsletterDelivery = Exclude<DueDelivery, DueEntryDelivery>;
