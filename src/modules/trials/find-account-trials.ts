import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import type { AccountOwner } from '@/services/identity';
import type { AccountTrial } from './trial';

const SHOWN_MAX = 20;

/**
 * Finds the trials of the signed-in user. A trial that no one has claimed belongs to the first user with its verified
 * email address, and stays theirs: a later owner of the address doesn't get the trial.
 */
export async function findAccountTrials(payload: Payload, { subject, verifiedEmail }: AccountOwner): Promise<AccountTrial[]> {
  if (verifiedEmail !== undefined) {
    await payload.db.drizzle.execute(
      sql`update trials set subject = ${subject}, updated_at = now() where email = ${verifiedEmail} and subject is null`,
    );
  }
  const { docs } = await payload.find({
    collection: 'trials',
    where: { subject: { equals: subject } },
    sort: '-endsAt',
    limit: SHOWN_MAX,
    depth: 0,
  });
  return docs.map(({ id, name, startsAt, endsAt, firstEndsAt }) => ({
    id,
    name,
    startsAt,
    endsAt,
    isExtended: Date.parse(endsAt) > Date.parse(firstEndsAt),
  }));
}
