import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { mailer } from '@/services/mail';
import { storeMail } from '@/cms/mail/store-mail';
import { isMailDelivery } from '@/cms/core/delivery-kinds';
import { queryRows, runInTransaction } from '@/cms/core/transaction';
import { runWithClaimRenewal } from './claim';
import type { Delivery, OutgoingDelivery } from './delivery';
import { recordOutcome } from './record-outcome';

/**
 * Sends a delivery and records the outcome. No lock is held during the call to the external system. Without a mail
 * server, the email is stored in Postgres in the transaction that records its outcome: exactly once.
 */
export async function sendDelivery(
  req: PayloadRequest,
  delivery: Delivery,
  outgoing: OutgoingDelivery | undefined,
): Promise<void> {
  if (outgoing !== undefined && 'mail' in outgoing && mailer === undefined) return keepAsMail(req, delivery, outgoing);
  const problem =
    outgoing === undefined ? undefined : await runWithClaimRenewal(req.payload, delivery, () => trySending(outgoing));
  await recordOutcome(req, delivery, problem);
}

async function keepAsMail(
  req: PayloadRequest,
  delivery: Delivery,
  { mail, entry }: Extract<OutgoingDelivery, { mail: unknown }>,
): Promise<void> {
  await runInTransaction(req, async () => {
    // A deletion locks the entry and then its deliveries. In the other order, each of the two would wait for the other.
    await queryRows(req, sql`select from form_entries where id = ${delivery.entry_id} for key share`);
    // If another process has claimed the row since, that process stores the email.
    if (await recordOutcome(req, delivery))
      await storeMail(req, mail, { kind: isMailDelivery(delivery.kind) ? delivery.kind : undefined, entry });
  });
}

/** @returns undefined when the message was accepted, else the reason */
async function trySending(outgoing: OutgoingDelivery): Promise<string | undefined> {
  if ('problem' in outgoing) return outgoing.problem;
  try {
    await ('mail' in outgoing ? mailer?.send(outgoing.mail) : outgoing.send());
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : 'It failed for an unknown reason.';
  }
}
