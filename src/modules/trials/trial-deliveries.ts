import type { PayloadRequest } from 'payload';
import type { FormEntry } from '@/payload-types';
import type { DeliveryHandler, DeliveryHandlers } from '@/cms/outbox/delivery';
import { buildSenderMail } from '@/cms/outbox/submission-mail';
import { findRunningTrial, findTrialBySubmission } from './start-trial';
import { type TrialMailKind, buildTrialDeliveryId } from './enqueue-trial-mail';
import type { ConfirmationTrial } from './trial-notice';
import { renderTrialEndMail, renderTrialReminderMail } from './trial-mail';

/** Handlers for the emails about a trial's end. They return nothing when the trial was deleted or its end has changed. */
export const trialDeliveries = {
  'trial-reminder': mailAboutTrial('trial-reminder', renderTrialReminderMail),
  'trial-end': mailAboutTrial('trial-end', renderTrialEndMail),
} satisfies Partial<DeliveryHandlers>;

function mailAboutTrial(kind: TrialMailKind, renderMail: typeof renderTrialEndMail): DeliveryHandler {
  return (req, delivery) =>
    buildSenderMail(req, delivery, async ({ entry, site }) => {
      const { docs } = await req.payload.find({
        collection: 'trials',
        where: { id: { equals: delivery.trial_id } },
        limit: 1,
        depth: 0,
        req,
      });
      const [trial] = docs;
      if (trial === undefined || buildTrialDeliveryId(kind, trial.id, trial.endsAt) !== delivery.delivery_id) return undefined;
      return renderMail({ trial, entry, site });
    });
}

/** Finds the trial for an entry's confirmation email. Returns nothing when the form starts no trial. */
export async function findConfirmationTrial(
  req: PayloadRequest,
  { id, form, email }: FormEntry,
): Promise<ConfirmationTrial | undefined> {
  const begun = await findTrialBySubmission(req, id);
  if (begun !== undefined) return { endsAt: begun.endsAt, isNew: true };
  const running = await findRunningTrial(req, { form, email }, new Date());
  return running && { endsAt: running.endsAt, isNew: false };
}
