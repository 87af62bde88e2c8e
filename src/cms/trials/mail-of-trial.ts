import type { PayloadRequest } from 'payload';
import type { FormEntry } from '@/payload-types';
import type { MailText } from '../mails/form-mails';
import { runningTrial, trialOfEntry } from './begin-trial';
import { type TrialMailKind, trialMailName } from './due-mails';
import type { TrialOfConfirmation } from './trial-in-confirmation';
import { trialEndMail, trialReminderMail } from './trial-mails';

/** A mail about a trial that stands in the outbox. */
interface WaitingTrialMail {
  kind: TrialMailKind;
  trial: number | null;
  /** Of the end that it is about. */
  name: string;
  entry: FormEntry;
  site: { name: string; url: string };
}

/** The mail about the end of a trial; undefined when the trial is gone, or ends at another time by now. */
export async function trialMail(req: PayloadRequest, { kind, trial: id, name, entry, site }: WaitingTrialMail): Promise<MailText | undefined> {
  const { docs } = await req.payload.find({ collection: 'trials', where: { id: { equals: id } }, limit: 1, depth: 0, req });
  const [trial] = docs;
  if (trial === undefined || trialMailName(kind, trial.id, trial.endsAt) !== name) return undefined;
  return kind === 'trial-reminder' ? trialReminderMail({ trial, entry, site }) : trialEndMail({ trial, entry, site });
}

/** What the confirmation of an entry says of a trial: nothing when its form begins none. */
export async function trialOfConfirmation(req: PayloadRequest, { id, form, email }: FormEntry): Promise<TrialOfConfirmation | undefined> {
  const begun = await trialOfEntry(req, id);
  if (begun !== undefined) return { endsAt: begun.endsAt, hasBegunNow: true };
  const running = await runningTrial(req, form, email, new Date());
  return running && { endsAt: running.endsAt, hasBegunNow: false };
}
