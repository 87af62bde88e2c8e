import { setTimeout as wait } from 'node:timers/promises';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { logFailure } from '@/platform/failure-log';
import { mailer } from '@/services/mail';
import { storeMail } from '@/cms/mail/store-mail';
import { isMailDelivery } from '@/cms/mail/delivery-kinds';
import { queryRows, runInTransaction } from '@/cms/core/database/transaction';
import { runWithClaimRenewal } from './claim';
import type { Delivery, OutgoingDelivery } from './delivery';
import { recordOutcome } from './record-outcome';

/** How long a message that was accepted is remembered while Postgres is unavailable. A restart or a standby takes less. */
const RECORDING_LIMIT_MS = 300_000;
const RECORDING_DELAY_MS = 1_000;

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
  if (outgoing !== undefined && problem === undefined) return recordAccepted(req, delivery);
  await recordOutcome(req, delivery, problem);
}

/** Without its outcome, a message would be sent again. So the outcome is recorded as soon as Postgres is available again. */
async function recordAccepted(req: PayloadRequest, delivery: Delivery): Promise<void> {
  for (const until = performance.now() + RECORDING_LIMIT_MS; ; await wait(RECORDING_DELAY_MS)) {
    try {
      await recordOutcome(req, delivery);
      return;
    } catch (error) {
      if (performance.now() > until) throw error;
      logFailure('The outcome of a delivery could not be recorded yet', error);
    }
  }
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
