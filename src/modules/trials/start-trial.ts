import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest, Where } from 'payload';
import type { Trial } from '@/payload-types';
import { getTransaction } from '@/cms/core/transaction';
import { getTrialEnd } from './trial';

/** What a trial begins with. */
interface NewTrial {
  /** Number of the entry that asks for it. */
  entry: number;
  /** Key of the form, and what it is called. */
  form: string;
  name: string;
  /** Small letters only, as entries have it. */
  email: string;
  days: number;
}

/**
 * Begins a trial, in the transaction of its entry. While one of the same form runs for the address, there is no second one.
 * @param req with a transaction
 */
export async function startTrial(req: PayloadRequest, { entry, form, name, email, days }: NewTrial): Promise<void> {
  // Two requests at once: the second waits here for the transaction of the first, and then finds its trial.
  await (await getTransaction(req)).execute(sql`select pg_advisory_xact_lock(hashtextextended(${`trial ${form} ${email}`}, 0))`);
  const start = new Date();
  if ((await findRunningTrial(req, form, email, start)) !== undefined) return;
  const [startsAt, endsAt] = [start.toISOString(), getTrialEnd(start, days).toISOString()];
  await req.payload.create({
    collection: 'trials',
    data: { entry, form, name, email, startsAt, endsAt, firstEndsAt: endsAt },
    depth: 0,
    req,
  });
}

/** The trial of a form that runs for an address. */
export async function findRunningTrial(req: PayloadRequest, form: string, email: string, now: Date): Promise<Trial | undefined> {
  const where: Where = {
    and: [{ form: { equals: form } }, { email: { equals: email } }, { endsAt: { greater_than: now.toISOString() } }],
  };
  const { docs } = await req.payload.find({ collection: 'trials', where, limit: 1, depth: 0, req });
  return docs[0];
}

/** The trial that an entry has begun. */
export async function findTrialBySubmission(req: PayloadRequest, entry: number): Promise<Trial | undefined> {
  const { docs } = await req.payload.find({ collection: 'trials', where: { entry: { equals: entry } }, limit: 1, depth: 0, req });
  return docs[0];
}
