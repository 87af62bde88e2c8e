import { z } from 'zod';
import { DELIVERY_KINDS } from './deliveries';

/** A row of the outbox whose time has come, as Postgres gives it. */
export const dueDelivery = z.object({ id: z.number(), entry_id: z.number(), trial_id: z.number().nullable(), kind: z.enum(DELIVERY_KINDS.map(({ value }) => value)), delivery_id: z.string(), attempts: z.coerce.number() });
export type DueDelivery = z.infer<typeof dueDelivery>;
