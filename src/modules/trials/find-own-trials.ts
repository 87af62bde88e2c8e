import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import type { OwnTrial } from './trial';

const MAX_SHOWN = 20;

/** The signed-in user. */
interface Person {
  /** The identity provider's permanent ID of the user. */
  subject: string;
  /** The email address in lowercase, if the provider has verified it. */
  verifiedEmail: string | undefined;
}

/**
 * Finds the trials of the signed-in user. A trial that no one has claimed belongs to the first user with its verified
 * email address, and stays theirs: a later owner of the address doesn't get the trial.
 */
export async function findOwnTrials(payload: Payload, { subject, verifiedEmail }: Person): Promise<OwnTrial[]> {
  if (verifiedEmail !== undefined) {
    await payload.db.drizzle.execute(
      sql`update trials set subject = ${subject}, updated_at = now() where email = ${verifiedEmail} and subject is null`,
    );
  }
  const { docs } = await payload.find({
    collection: 'trials',
    where: { subject: { equals: subject } },
    sort: '-endsAt',
    limit: MAX_SHOWN,
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
