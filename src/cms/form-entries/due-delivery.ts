import { z } from 'zod';

/** A row of the outbox whose time has come, as Postgres gives it. */
export const dueDelivery = z.object({ id: z.number(), entry_id: z.number(), kind: z.enum(['confirmation', 'mailbox', 'webhook']), delivery_id: z.string(), attempts: z.coerce.number() });
export type DueDelivery = z.infer<typeof dueDelivery>;
