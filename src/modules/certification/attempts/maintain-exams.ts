import { sql } from '@payloadcms/db-postgres';
import { createLocalReq, type PayloadRequest, type TaskConfig } from 'payload';
import { z } from 'zod';
import { queryRows } from '@/cms/core/database/transaction';
import { finishAttempt } from './finish-attempt';

/**
 * How long an exam and its answers, from which the statistics of questions are computed, are kept after its end. An exam that
 * has earned a certificate is kept as long as the certificate, without its answers.
 */
export const ATTEMPTS_RETENTION_DAYS = 730;
/** How long a certificate is kept after it has expired. */
export const CERTIFICATES_RETENTION_DAYS = 365;

/** Every minute: submits expired exams, even with the browser closed, and removes data that is no longer needed. */
export const maintainExams: TaskConfig<'tend-exams'> = {
  slug: 'tend-exams',
  label: 'Submit exams whose time is over, and clean up',
  schedule: [{ cron: '* * * * *', queue: 'deliveries' }],
  retries: 0,
  handler: async ({ req }) => {
    await finishOverdue(req);
    await removeOld(req);
    return { output: {} };
  },
};

async function finishOverdue({ payload }: PayloadRequest): Promise<void> {
  const req = await createLocalReq({}, payload);
  const rows = await queryRows(req, sql`select id from exam_attempts where state = 'running' and ends_at <= clock_timestamp()`);
  for (const { id } of z.array(z.object({ id: z.number() })).parse(rows))
    await finishAttempt(await createLocalReq({}, payload), id, 'timed-out');
}

async function removeOld(req: PayloadRequest): Promise<void> {
  await queryRows(
    req,
    sql`delete from certificates where expires_at < now() - make_interval(days => ${CERTIFICATES_RETENTION_DAYS})`,
  );
  await queryRows(
    req,
    sql`
      delete from exam_answers where attempt_id in (
        select id from exam_attempts where ended_at < now() - make_interval(days => ${ATTEMPTS_RETENTION_DAYS}))`,
  );
  // A certificate has no email address, so requests for personal data find it only by the attempt that earned it.
  await queryRows(
    req,
    sql`
      delete from exam_attempts where ended_at < now() - make_interval(days => ${ATTEMPTS_RETENTION_DAYS})
        and not exists (select from certificates where attempt_id = exam_attempts.id)`,
  );
}
