import type { PayloadRequest } from 'payload';
import type { FormEntry } from '@/payload-types';
import type { DeliveryHandler, DeliveryHandlers } from '@/cms/outbox/delivery';
import { mailToPerson } from '@/cms/outbox/entry-mail';
import { runningTrial, trialOfEntry } from './begin-trial';
import { type TrialMailKind, trialMailName } from './due-mails';
import type { TrialOfConfirmation } from './trial-in-confirmation';
import { trialEndMail, trialReminderMail } from './trial-mails';

/** The mails about the end of a trial: none when the trial is gone, or ends at another time by now. */
export const trialDeliveries = {
  'trial-reminder': mailAboutTrial('trial-reminder', trialReminderMail),
  'trial-end': mailAboutTrial('trial-end', trialEndMail),
} satisfies Partial<DeliveryHandlers>;

function mailAboutTrial(kind: TrialMailKind, mailOf: typeof trialEndMail): DeliveryHandler {
  return (req, delivery) =>
    mailToPerson(req, delivery, async ({ entry, site }) => {
      const { docs } = await req.payload.find({ collection: 'trials', where: { id: { equals: delivery.trial_id } }, limit: 1, depth: 0, req });
      const [trial] = docs;
      if (trial === undefined || trialMailName(kind, trial.id, trial.endsAt) !== delivery.delivery_id) return undefined;
      return mailOf({ trial, entry, site });
    });
}

/** What the confirmation of an entry says of a trial: nothing when its form begins none. */
export async function trialOfConfirmation(req: PayloadRequest, { id, form, email }: FormEntry): Promise<TrialOfConfirmation | undefined> {
  const begun = await trialOfEntry(req, id);
  if (begun !== undefined) return { endsAt: begun.endsAt, hasBegunNow: true };
  const running = await runningTrial(req, form, email, new Date());
  return running && { endsAt: running.endsAt, hasBegunNow: false };
}
