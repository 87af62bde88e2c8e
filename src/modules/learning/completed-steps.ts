import { sql } from '@payloadcms/db-postgres';
import { z } from 'zod';
import { COMPLETED_STEPS_MAX } from './progress/progress-schemas';
import { getPayloadClient } from '@/modules/payload-client';

const stepRowSchema = z.object({ step: z.string() });

/** Returns the steps that a person has completed, in the site's own Postgres. */
export async function findCompletedSteps(subject: string): Promise<string[]> {
  const { rows } = await (
    await getPayloadClient()
  ).db.drizzle.execute(sql`select step from learning_progress where subject = ${subject} order by done_at, step`);
  return z
    .array(stepRowSchema)
    .parse(rows)
    .map(({ step }) => step);
}

/**
 * Marks a step as done; idempotent.
 * @returns false when it isn't saved, because the person has marked the maximum number of steps
 */
export async function saveCompletedStep(subject: string, step: string): Promise<boolean> {
  const { db } = await getPayloadClient();
  // A single statement, so that two concurrent tabs neither fail nor exceed the limit by more than one. The update changes nothing:
  // it returns a row for a step that is done already, too.
  const { rows } = await db.drizzle.execute(sql`
    insert into learning_progress (subject, step, done_at)
    select ${subject}, ${step}, now()
    where (select count(*) from learning_progress where subject = ${subject} and step <> ${step}) < ${COMPLETED_STEPS_MAX}
    on conflict (subject, step) do update set step = excluded.step
    returning step
  `);
  return rows.length > 0;
}

/** Marks a step as not done; idempotent. */
export async function removeCompletedStep(subject: string, step: string): Promise<void> {
  const { db } = await getPayloadClient();
  await db.drizzle.execute(sql`delete from learning_progress where subject = ${subject} and step = ${step}`);
}
