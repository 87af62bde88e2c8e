import { sql } from '@payloadcms/db-postgres';
import { createLocalReq } from 'payload';
import { cache } from 'react';
import { z } from 'zod';
import { queryRows } from '@/cms/core/database/transaction';
import { getPayloadClient } from '@/modules/payload-client';
import { topicResultsSchema } from '../exam';
import { EXAM_LEVELS, type ExamLevel } from '../blueprint';
import { finishAttempt } from './finish-attempt';

/** The data that the pages of an exam show. It contains no answers except the person's own. */
export interface ExamView {
  id: number;
  level: ExamLevel;
  isRunning: boolean;
  isTimedOut: boolean;
  name: string;
  endsAt: Date;
  secondsLeft: number;
  score: number | null;
  total: number;
  passed: boolean | null;
  topics: { topic: string; right: number; total: number }[];
  /** The certificate that the exam has earned. */
  certificate: string | null;
  /** Empty once the answers of an old exam were deleted. */
  questions: { position: number; isAnswered: boolean; isFlagged: boolean }[];
}

/** One question, as the person sees it. */
export interface QuestionView {
  position: number;
  text: string;
  options: string[];
  /** How many options are to be chosen. */
  choose: number;
  choice: number[];
  isFlagged: boolean;
  revision: number;
}

const numberSchema = z.coerce.number();
const examSchema = z.object({
  id: z.number(),
  level: z.enum(EXAM_LEVELS.map(({ value }) => value)),
  state: z.enum(['running', 'handed-in', 'timed-out']),
  name: z.string(),
  ends_at: z.coerce.date(),
  seconds: numberSchema,
  score: numberSchema.nullable(),
  total: numberSchema,
  passed: z.boolean().nullable(),
  topics: z.nullable(topicResultsSchema),
  certificate: z.string().nullable(),
  questions: z.array(z.object({ position: z.number(), isAnswered: z.boolean(), isFlagged: z.boolean() })),
});

/** Finds the current or last exam of a browser. Submits it when its time is over. */
export const findExam = cache(async (keyHash: string): Promise<ExamView | undefined> => {
  const req = await createLocalReq({}, await getPayloadClient());
  const found = await readExam(req, keyHash);
  if (found === undefined || !found.isRunning || found.secondsLeft > 0) return found;
  await finishAttempt(req, found.id, 'timed-out');
  return readExam(req, keyHash);
});

async function readExam(req: Parameters<typeof queryRows>[0], keyHash: string): Promise<ExamView | undefined> {
  const [row] = await queryRows(
    req,
    sql`
      select t.id, t.level, t.state, t.name, t.ends_at, t.score, t.total, t.passed, t.topics,
        greatest(0, extract(epoch from t.ends_at - clock_timestamp())) as seconds,
        (select number from certificates c where c.attempt_id = t.id) as certificate,
        (select coalesce(jsonb_agg(jsonb_build_object('position', position, 'isAnswered', choice <> '{}', 'isFlagged', flagged)
          order by position), '[]') from exam_answers a where a.attempt_id = t.id) as questions
      from exam_attempts t where t.key_hash = ${keyHash}`,
  );
  if (row === undefined) return undefined;
  const { state, ends_at: endsAt, seconds, topics, ...rest } = examSchema.parse(row);
  return {
    ...rest,
    endsAt,
    secondsLeft: Math.floor(seconds),
    topics: topics ?? [],
    isRunning: state === 'running',
    isTimedOut: state === 'timed-out',
  };
}

const questionSchema = z.object({
  text: z.string(),
  options: z.array(z.string()),
  choose: numberSchema,
  choice: z.array(z.number()),
  flagged: z.boolean(),
  revision: z.number(),
});

/** Finds a question of an exam. The query leaves out which options are right, so that no page can show it. */
export async function findQuestion(exam: Pick<ExamView, 'id'>, position: number): Promise<QuestionView | undefined> {
  const req = await createLocalReq({}, await getPayloadClient());
  const [row] = await queryRows(
    req,
    sql`
      select question ->> 'text' as text, jsonb_path_query_array(question, '$.options[*].text') as options,
        jsonb_array_length(jsonb_path_query_array(question, '$.options[*] ? (@.correct == true)')) as choose,
        choice, flagged, revision
      from exam_answers where attempt_id = ${exam.id} and position = ${position}`,
  );
  if (row === undefined) return undefined;
  const { flagged, ...rest } = questionSchema.parse(row);
  return { ...rest, position, isFlagged: flagged };
}
