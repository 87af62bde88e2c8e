import { sql } from '@payloadcms/db-postgres';
import { type BasePayload, createLocalReq } from 'payload';
import { z } from 'zod';
import { runInTransaction, queryRows } from '@/cms/core/database/transaction';
import { triggerDelivery } from '@/cms/outbox/deliver';
import { findCurrentDefinition } from '@/modules/forms';
import { startTrial } from '@/modules/trials/server';
import { enqueueDeliveries, findDeliveryKinds } from './enqueue-deliveries';
import { KEEP_DAYS_WITHOUT_FORM } from './keep-days';

const rowsSchema = z.array(z.object({ id: z.number(), form: z.string(), form_name: z.string(), email: z.string() }));

/**
 * Confirms that a submission comes from the owner of its email address: starts its trial, and sends what was held back until
 * now, in one transaction. Does nothing for an entry that was confirmed before or whose time is over, so that a link works
 * once, no matter how often it's clicked.
 * @returns whether this call confirmed it
 * @throws when the database doesn't respond
 */
export async function confirmSubmission(payload: BasePayload, id: number): Promise<boolean> {
  const req = await createLocalReq({}, payload);
  const isConfirmed = await runInTransaction(req, async () => {
    const confirmed = rowsSchema.parse(
      await queryRows(
        req,
        // Concurrent clicks wait here for the row, and then find it confirmed.
        sql`update form_entries
            set confirmed_at = now(), keep_until = now() + make_interval(days => ${KEEP_DAYS_WITHOUT_FORM}), updated_at = now()
            where id = ${id} and confirmed_at is null and confirm_before > now()
            returning id, form, form_name, email`,
      ),
    );
    const [entry] = confirmed;
    if (entry === undefined) return false;
    const { definition, isDatabaseUnavailable } = await findCurrentDefinition(entry.form, req);
    if (isDatabaseUnavailable) throw new Error('The form could not be read.');
    // Without its form, the trial and the mailbox are unknown; the entry itself is kept.
    if (definition === undefined) return true;
    await queryRows(
      req,
      sql`update form_entries set keep_until = now() + make_interval(days => ${definition.keepDays}) where id = ${id}`,
    );
    if (definition.trialDays)
      await startTrial(req, {
        entry: id,
        form: entry.form,
        name: entry.form_name,
        email: entry.email,
        days: definition.trialDays,
      });
    await enqueueDeliveries(req, id, await findDeliveryKinds(req, definition));
    return true;
  });
  if (isConfirmed) triggerDelivery(payload);
  return isConfirmed;
}
