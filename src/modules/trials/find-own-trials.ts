import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import type { OwnTrial } from './trial';

const MAX_SHOWN = 20;

/** Somebody who is signed in. */
interface Person {
  /** What the identity provider calls them for ever. */
  subject: string;
  /** Their mail address, when the provider has made sure that it is theirs; in small letters. */
  verifiedEmail: string | undefined;
}

/**
 * The trials of somebody who is signed in. One that nobody has seen yet belongs to whoever proves its mail address first,
 * and stays theirs: who gets the address later does not get the trial with it.
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
