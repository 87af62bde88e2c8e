import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import type { MailMessage } from '@/services/mail';
import { DELIVERY_KINDS, type DeliveryKind } from '@/cms/mail/delivery-kinds';

const kindSchema = z.enum(DELIVERY_KINDS.map(({ value }) => value));
const referenceSchema = z.number().nullable();

/** The columns that say what a delivery is about. Which of them are set depends on its kind. */
const aboutSchema = z.object({
  entry_id: referenceSchema,
  trial_id: referenceSchema,
  booking_id: referenceSchema,
  attempt_id: referenceSchema,
  subscriber_id: referenceSchema,
  issue_id: referenceSchema,
  event_id: referenceSchema,
  replica: z.string().nullable(),
});
export type AboutColumn = keyof z.infer<typeof aboutSchema>;

/** A row of the outbox as Postgres returns it when it is claimed. */
export const deliverySchema = z.object({
  id: z.number(),
  kind: kindSchema,
  /** Permanent id of the message, by which a receiver recognizes duplicates. */
  delivery_id: z.string(),
  /** Number of times the row was claimed, including this one. */
  attempts: z.coerce.number(),
  /** How the webinar or event that a notice is about was announced before. */
  previous: z.unknown(),
  ...aboutSchema.shape,
});
export type Delivery = z.infer<typeof deliverySchema>;

/** The columns of {@link deliverySchema} and those that say what a delivery is about, as lists in SQL. */
export const DELIVERY_COLUMNS = toList(deliverySchema);
export const ABOUT_COLUMNS = toList(aboutSchema);

function toList({ shape }: z.ZodObject) {
  return sql.join(
    Object.keys(shape).map((name) => sql.identifier(name)),
    sql`, `,
  );
}

/**
 * What a delivery sends: an email (possibly about a form submission), any other call, or the reason why it cannot be
 * built.
 */
export type OutgoingDelivery = { mail: MailMessage; entry?: number } | { send: () => Promise<void> } | { problem: string };

/**
 * Builds the message of one kind of delivery. Only reads: the outbox sends, outside any transaction.
 * @returns undefined when nothing needs to be sent anymore
 * @throws when the database doesn't respond
 */
export type DeliveryHandler = (req: PayloadRequest, delivery: Delivery) => Promise<OutgoingDelivery | undefined>;
export type DeliveryHandlers = Readonly<Record<DeliveryKind, DeliveryHandler>>;

const customSchema = z.object({
  handlers: z.partialRecord(
    kindSchema,
    z.custom<DeliveryHandler>((handler) => typeof handler === 'function'),
  ),
});

/** Returns the handler that the configuration registers on the collection for a kind of delivery. */
export function getDeliveryHandler(payload: Payload, kind: DeliveryKind): DeliveryHandler {
  const handler = customSchema.safeParse(payload.collections['form-deliveries'].config.custom).data?.handlers[kind];
  if (!handler) throw new Error(`The outbox has no handler for ${kind}: payload.config.ts registers them.`);
  return handler;
}
