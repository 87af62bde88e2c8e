import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest, Where } from 'payload';
import type { Trial } from '@/payload-types';
import { getTransaction } from '@/cms/core/database/transaction';
import { getTrialEnd } from './trial';

/** The data that starts a trial. */
interface NewTrial {
  /** ID of the form entry that requested it. */
  entry: number;
  /** Key of the form, and its name. */
  form: string;
  name: string;
  /** Lowercase, as in entries. */
  email: string;
  days: number;
}

/**
 * Starts a trial in the transaction of its form entry. Does nothing while the address has a running trial from the same
 * form.
 * @param req with a transaction
 */
export async function startTrial(req: PayloadRequest, { entry, form, name, email, days }: NewTrial): Promise<void> {
  // Of two concurrent requests, the second waits here for the first one's transaction and then finds its trial.
  await (await getTransaction(req)).execute(sql`select pg_advisory_xact_lock(hashtextextended(${`trial ${form} ${email}`}, 0))`);
  const start = new Date();
  if ((await findRunningTrial(req, { form, email }, start)) !== undefined) return;
  const [startsAt, endsAt] = [start.toISOString(), getTrialEnd(start, days).toISOString()];
  await req.payload.create({
    collection: 'trials',
    data: { entry, form, name, email, startsAt, endsAt, firstEndsAt: endsAt },
    depth: 0,
    req,
  });
}

/** Finds the running trial that an address started with a form. */
export async function findRunningTrial(
  req: PayloadRequest,
  { form, email }: Pick<Trial, 'form' | 'email'>,
  now: Date,
): Promise<Trial | undefined> {
  const where: Where = {
    and: [{ form: { equals: form } }, { email: { equals: email } }, { endsAt: { greater_than: now.toISOString() } }],
  };
  const { docs } = await req.payload.find({ collection: 'trials', where, limit: 1, depth: 0, req });
  return docs[0];
}

/** Finds the trial that an entry started. */
export async function findTrialBySubmission(req: PayloadRequest, entry: number): Promise<Trial | undefined> {
  const { docs } = await req.payload.find({ collection: 'trials', where: { entry: { equals: entry } }, limit: 1, depth: 0, req });
  return docs[0];
}
