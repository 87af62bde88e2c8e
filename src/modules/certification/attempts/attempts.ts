import { sql } from '@payloadcms/db-postgres';
import { createLocalReq, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { EXAM_REVOKED_RETAKE_DAYS } from '@/platform/constants';
import { queryRows, runInTransaction } from '@/cms/core/database/transaction';
import { environment } from '@/platform/environment';
import { EXAM_LEVELS, type ExamLevel, getQuestionCount } from '../blueprint';
import { drawQuestions } from './draw-questions';
import { createExamKey } from './exam-key';
import { finishAttempt } from './finish-attempt';
import { findRetakeBlock, type RetakeBlock } from './retake-rules';

/** Whether exams can be taken here. A replica has no accounts. */
export const areExamsOffered = environment.CMS_URL === undefined;

/** The outcome of a request to start or resume an exam. */
export type StartOutcome =
  /** The key opens the exam in the requesting browser; an earlier key is no longer valid. */
  { outcome: 'running'; key: string } | { outcome: 'other-running'; level: ExamLevel } | RetakeBlock | { outcome: 'none' };

interface Candidate {
  readonly subject: string;
  readonly name: string;
  /** In lower case, as the identity provider has verified it. */
  readonly email: string;
}

const idSchema = z.object({ id: z.number() });
const levelSchema = z.enum(EXAM_LEVELS.map(({ value }) => value));

/** Undoes the insertion of an exam that can't be taken yet. */
class BlockedError extends Error {
  constructor(readonly block: RetakeBlock) {
    super(`The exam can't be taken: ${block.outcome}.`);
  }
}

/** Starts an exam, or resumes it when it is running. Asking again, or twice at once, starts one exam. */
export async function startExam(req: PayloadRequest, level: ExamLevel, candidate: Candidate): Promise<StartOutcome> {
  await finishExpiredAttempts(req, candidate.subject);
  const running = await resumeLevel(req, level, candidate.subject);
  if (running !== undefined) return running;
  const { key, hash } = createExamKey();
  try {
    if (await insertAttempt(req, level, { ...candidate, keyHash: hash })) return { outcome: 'running', key };
  } catch (error) {
    if (error instanceof BlockedError) return error.block;
    throw error;
  }
  // Another request has started one at the same moment, perhaps of another level.
  return (await resumeLevel(req, level, candidate.subject)) ?? { outcome: 'none' };
}

/**
 * Inserts an exam with its questions. Whether it can be taken is checked after the insertion: before, an exam that another request
 * has started could still end in between, and the next one could be taken on the same day.
 * @returns whether it was inserted: false while another one runs
 * @throws BlockedError
 */
async function insertAttempt(
  req: PayloadRequest,
  level: ExamLevel,
  { subject, name, email, keyHash }: Candidate & { readonly keyHash: string },
): Promise<boolean> {
  return runInTransaction(req, async () => {
    const [row] = await queryRows(
      req,
      sql`
        insert into exam_attempts (level, state, name, email, extra_minutes, started_at, ends_at, total, key_hash, subject,
          updated_at, created_at)
        select ${level}, 'running', ${name}, ${email},
          coalesce((select extra_minutes from exam_accommodations
            where email = ${email} and (until is null or until::date >= current_date)), 0),
          clock_timestamp(), clock_timestamp(), ${getQuestionCount(level)}, ${keyHash}, ${subject}, now(), now()
        on conflict (subject) where state = 'running' do nothing
        returning id`,
    );
    if (row === undefined) return false;
    const block = await findBlock(req, level, subject);
    if (block !== undefined) throw new BlockedError(block);
    await drawQuestions(req, idSchema.parse(row).id, level);
    return true;
  });
}

/** Resumes a person's running exam if it has this level; undefined when none is running. */
async function resumeLevel(req: PayloadRequest, level: ExamLevel, subject: string): Promise<StartOutcome | undefined> {
  const running = await findRunning(req, subject);
  if (running === undefined) return undefined;
  return running.level === level ? issueKey(req, running.id) : { outcome: 'other-running', level: running.level };
}

/** Resumes a person's running exam in the requesting browser. The previous browser can't answer anymore. */
export async function resumeExam(req: PayloadRequest, subject: string): Promise<StartOutcome> {
  await finishExpiredAttempts(req, subject);
  const running = await findRunning(req, subject);
  return running === undefined ? { outcome: 'none' } : issueKey(req, running.id);
}

/** Ends a person's expired exams, so that nothing depends on when the job runs. */
export async function finishExpiredAttempts(req: PayloadRequest, subject: string): Promise<void> {
  const rows = await queryRows(
    req,
    sql`select id from exam_attempts where subject = ${subject} and state = 'running' and ends_at <= clock_timestamp()`,
  );
  for (const { id } of z.array(idSchema).parse(rows)) await finishAttempt(await createLocalReq({}, req.payload), id, 'timed-out');
}

async function findRunning(req: PayloadRequest, subject: string) {
  const [row] = await queryRows(req, sql`select id, level from exam_attempts where subject = ${subject} and state = 'running'`);
  return row === undefined ? undefined : idSchema.extend({ level: levelSchema }).parse(row);
}

async function issueKey(req: PayloadRequest, id: number): Promise<StartOutcome> {
  const { key, hash } = createExamKey();
  const renewed = sql`update exam_attempts set key_hash = ${hash} where id = ${id} and state = 'running' returning id`;
  // It may have been submitted in another tab, or its time may be over, since it was found.
  return (await queryRows(req, renewed)).length === 0 ? { outcome: 'none' } : { outcome: 'running', key };
}

/** Finds the reason why a person can't take an exam again yet. */
async function findBlock(req: PayloadRequest, level: ExamLevel, subject: string): Promise<RetakeBlock | undefined> {
  const [row] = await queryRows(
    req,
    sql`
      select (select max(ended_at) from exam_attempts where subject = ${subject} and level = ${level} and not passed) as failed,
        (select max(expires_at) from certificates where subject = ${subject} and level = ${level} and not revoked) as certified,
        (select max(coalesce(retake_from, revoked_at + make_interval(days => ${EXAM_REVOKED_RETAKE_DAYS}))) from certificates
          where subject = ${subject} and level = ${level} and revoked) as revoked`,
  );
  const dateSchema = z.coerce.date().nullable();
  return findRetakeBlock(z.object({ failed: dateSchema, certified: dateSchema, revoked: dateSchema }).parse(row), new Date());
}
