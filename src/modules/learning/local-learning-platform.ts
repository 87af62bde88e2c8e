import { sql } from '@payloadcms/db-postgres';
import { z } from 'zod';
import { MAX_COMPLETED_STEPS } from './progress/progress';
import type { LearningClient } from '@/services/learning';
import { getPayloadClient } from '@/modules/payload-client';

const stepRowSchema = z.object({ step: z.string() });

/** Stores progress in the site's own Postgres when no learning platform is configured. */
export const localLearningPlatform: LearningClient = {
  fetchCompletedSteps: async (subject) => ({ outcome: 'answered', answer: { done: await getCompletedSteps(subject) } }),
  setStepCompleted: async (subject, step, isDone) => {
    const { db } = await getPayloadClient();
    // A single statement, so that two concurrent tabs neither fail nor exceed the limit by more than one.
    if (isDone) {
      await db.drizzle.execute(sql`
        insert into learning_progress (subject, step, done_at)
        select ${subject}, ${step}, now() where (select count(*) from learning_progress where subject = ${subject}) < ${MAX_COMPLETED_STEPS}
        on conflict (subject, step) do nothing
      `);
    } else await db.drizzle.execute(sql`delete from learning_progress where subject = ${subject} and step = ${step}`);
    return { outcome: 'answered', answer: { done: await getCompletedSteps(subject) } };
  },
};

async function getCompletedSteps(subject: string): Promise<string[]> {
  const { rows } = await (
    await getPayloadClient()
  ).db.drizzle.execute(sql`select step from learning_progress where subject = ${subject} order by done_at, step`);
  return z
    .array(stepRowSchema)
    .parse(rows)
    .map(({ step }) => step);
}
