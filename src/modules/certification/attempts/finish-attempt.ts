import { randomBytes } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { CERTIFICATE_YEARS } from '@/platform/constants';
import { queryRows, runInTransaction } from '@/cms/core/database/transaction';
import { EXAM_SUBJECT } from '../blueprint';
import { enqueueResultMail } from './exam-deliveries';
import { drawnQuestionSchema } from './draw-questions';
import { type ExamGrade, gradeExam } from './grade';

const answerSchema = z.object({ topic: z.string(), question: drawnQuestionSchema, choice: z.array(z.number()) });

/**
 * Ends an exam: grades it, and issues the certificate when it is passed, in one transaction. Answers that are being saved
 * at that moment hold the lock for which this waits, so each of them counts or is refused. Ending it again changes nothing.
 * @param state `timed-out` ends it only when its time is over
 */
export function finishAttempt(req: PayloadRequest, id: number, state: 'handed-in' | 'timed-out'): Promise<void> {
  return runInTransaction(req, async () => {
    const [running] = await queryRows(
      req,
      sql`
        select id from exam_attempts where id = ${id} and state = 'running'
          and (${state} = 'handed-in' or ends_at <= clock_timestamp()) for update`,
    );
    if (running === undefined) return;
    const result = await gradeAnswers(req, id);
    await queryRows(
      req,
      sql`
        update exam_attempts set state = ${state}, ended_at = least(clock_timestamp(), ends_at), score = ${result.score},
          passed = ${result.passed}, topics = ${JSON.stringify(result.topics)}::jsonb, updated_at = now()
        where id = ${id}`,
    );
    await queryRows(
      req,
      sql`
        update exam_answers set correct = (${JSON.stringify(result.correct)}::jsonb ->> (position - 1))::boolean
        where attempt_id = ${id}`,
    );
    if (result.passed) await issueCertificate(req, id);
    await enqueueResultMail(req, id);
  });
}

async function gradeAnswers(req: PayloadRequest, id: number): Promise<ExamGrade> {
  const rows = await queryRows(
    req,
    sql`select topic, question, choice from exam_answers where attempt_id = ${id} order by position`,
  );
  return gradeExam(
    z
      .array(answerSchema)
      .parse(rows)
      .map(({ topic, question, choice }) => ({
        topic,
        choice,
        right: question.options.flatMap(({ correct }, index) => (correct ? [index] : [])),
      })),
  );
}

/** Letters and digits that people don't mistake for each other. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 5;
const GROUP_LENGTH = 4;

/** Makes the number of a certificate: 98 random bits, in groups that people can read out. */
function createCertificateNumber(): string {
  const letter = (): string => {
    for (;;) {
      const [byte = 0] = randomBytes(1);
      // Every letter is equally likely.
      if (byte < 256 - (256 % ALPHABET.length)) return ALPHABET.charAt(byte % ALPHABET.length);
    }
  };
  const group = () => Array.from({ length: GROUP_LENGTH }, letter).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

async function issueCertificate(req: PayloadRequest, attempt: number): Promise<void> {
  await queryRows(
    req,
    sql`
      insert into certificates (number, level, name, version, issued_at, expires_at, attempt_id, subject, updated_at, created_at)
      select ${createCertificateNumber()}, level::text::enum_certificates_level, name, ${EXAM_SUBJECT}, ended_at,
        ended_at + make_interval(years => ${CERTIFICATE_YEARS}), id, subject, now(), now()
      from exam_attempts where id = ${attempt}
      on conflict (attempt_id) do nothing`,
  );
}
