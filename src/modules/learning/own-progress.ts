import { sql } from '@payloadcms/db-postgres';
import { z } from 'zod';
import { STEPS_DONE_MAX } from './progress/progress';
import type { LearningPlatform } from '@/services/learning';
import { payload } from '@/modules/payload';

const row = z.object({ step: z.string() });

/** Keeps progress in the site's own Postgres, where no learning platform is configured. */
export const ownProgress: LearningPlatform = {
  stepsDoneBy: async (subject) => ({ outcome: 'answered', answer: { done: await stepsOf(subject) } }),
  mark: async (subject, step, isDone) => {
    const { db } = await payload();
    // One statement, so that two tabs at once neither fail nor go beyond the limit by more than one.
    if (isDone) {
      await db.drizzle.execute(sql`
        insert into learning_progress (subject, step, done_at)
        select ${subject}, ${step}, now() where (select count(*) from learning_progress where subject = ${subject}) < ${STEPS_DONE_MAX}
        on conflict (subject, step) do nothing
      `);
    } else await db.drizzle.execute(sql`delete from learning_progress where subject = ${subject} and step = ${step}`);
    return { outcome: 'answered', answer: { done: await stepsOf(subject) } };
  },
};

async function stepsOf(subject: string): Promise<string[]> {
  const { rows } = await (await payload()).db.drizzle.execute(sql`select step from learning_progress where subject = ${subject} order by done_at, step`);
  return z.array(row).parse(rows).map(({ step }) => step);
}
