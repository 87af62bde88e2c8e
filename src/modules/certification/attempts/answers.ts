import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { queryRows } from '@/cms/core/database/transaction';
import type { SavedAnswerResult } from '../exam';

/** An answer as a browser sends it. */
export interface SentAnswer {
  readonly position: number;
  /** Positions of the chosen options. */
  readonly choice: readonly number[];
  readonly flagged: boolean;
  /** How often the question had been answered when the person saw it, for optimistic locking. */
  readonly revision: number;
}

const savedSchema = z.object({ seconds: z.coerce.number(), revision: z.number().nullable() });
const keptSchema = z.object({ choice: z.array(z.number()), flagged: z.boolean(), revision: z.number(), options: z.number() });

/**
 * Saves an answer. It counts if Postgres starts to save it before the end of the exam, by the clock of Postgres.
 *
 * Two tabs: an answer is saved only by a tab that has seen the answer before it. So the first of two answers is kept, and
 * the other tab shows it. The same answer sent again, such as after a lost response, is saved already.
 * @param keyHash of the key that the browser has
 */
export async function saveAnswer(req: PayloadRequest, keyHash: string, answer: SentAnswer): Promise<SavedAnswerResult> {
  const { position, flagged, revision } = answer;
  const choice = [...new Set(answer.choice)].toSorted((one, other) => one - other);
  const [row] = await queryRows(
    req,
    sql`
      with attempt as (
        select id, ends_at from exam_attempts
        where key_hash = ${keyHash} and state = 'running' and clock_timestamp() < ends_at for share
      ), saved as (
        update exam_answers a
        set choice = ${`{${choice.join(',')}}`}::integer[], flagged = ${flagged}, revision = a.revision + 1,
          saved_at = clock_timestamp()
        from attempt
        where a.attempt_id = attempt.id and a.position = ${position} and a.revision = ${revision}
          and jsonb_array_length(a.question -> 'options') > all (${`{${choice.join(',')}}`}::integer[])
          and cardinality(${`{${choice.join(',')}}`}::integer[]) <= jsonb_array_length(
            jsonb_path_query_array(a.question, '$.options[*] ? (@.correct == true)'))
        returning a.revision
      )
      select extract(epoch from ends_at - clock_timestamp()) as seconds, (select revision from saved) as revision from attempt`,
  );
  if (row === undefined) return { outcome: await isOver(req, keyHash) };
  const { seconds, revision: saved } = savedSchema.parse(row);
  const secondsLeft = Math.max(0, Math.floor(seconds));
  if (saved !== null) return { outcome: 'saved', revision: saved, secondsLeft };
  return { ...(await explain(req, keyHash, { ...answer, choice })), secondsLeft };
}

async function isOver(req: PayloadRequest, keyHash: string): Promise<'over' | 'unknown'> {
  const rows = await queryRows(req, sql`select 1 from exam_attempts where key_hash = ${keyHash}`);
  return rows.length === 0 ? 'unknown' : 'over';
}

/** Returns why an answer of a running exam was not saved. */
async function explain(req: PayloadRequest, keyHash: string, sent: SentAnswer): Promise<SavedAnswerResult> {
  const [row] = await queryRows(
    req,
    sql`
      select a.choice, a.flagged, a.revision, jsonb_array_length(a.question -> 'options') as options
      from exam_answers a join exam_attempts t on t.id = a.attempt_id
      where t.key_hash = ${keyHash} and a.position = ${sent.position}`,
  );
  if (row === undefined) return { outcome: 'invalid' };
  const { options, ...kept } = keptSchema.parse(row);
  if (kept.revision === sent.revision || sent.choice.some((each) => each >= options)) return { outcome: 'invalid', ...kept };
  const isSame = kept.flagged === sent.flagged && kept.choice.join() === sent.choice.join();
  return { outcome: isSame ? 'saved' : 'conflict', ...kept };
}
