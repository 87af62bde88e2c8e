import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { queryRows } from '@/cms/core/database/transaction';
import { BLUEPRINT, type ExamLevel, getQuestionCount } from '../blueprint';

/** A question as it is kept with an attempt: what its author wrote then, with the options in the order of this person. */
export const drawnQuestionSchema = z.object({
  text: z.string(),
  options: z.array(z.object({ text: z.string(), correct: z.boolean() })),
});

const rowSchema = z.object({ inserted: z.coerce.number() });

/**
 * Draws the questions of an attempt by the weights of their topics, in random order, with their options in random order.
 * @throws when the bank has too few questions of a topic
 */
export async function drawQuestions(req: PayloadRequest, attempt: number, level: ExamLevel): Promise<void> {
  const weights = JSON.stringify(BLUEPRINT[level]);
  const [row] = await queryRows(
    req,
    sql`
      with ranked as (
        select q.id, q.key, q.topic::text as topic, q.text,
          row_number() over (partition by q.topic order by gen_random_uuid()) as rank
        from exam_questions q where q.level = ${level} and q.use = 'exam'
      ), drawn as (
        select ranked.*, row_number() over (order by gen_random_uuid()) as position
        from ranked where rank <= coalesce((${weights}::jsonb ->> topic)::integer, 0)
      ), inserted as (
        insert into exam_answers (attempt_id, position, question_key, topic, question)
        select ${attempt}::integer, position, key, topic, jsonb_build_object('text', text, 'options', (
          select jsonb_agg(jsonb_build_object('text', o.text, 'correct', coalesce(o.correct, false)) order by gen_random_uuid())
          from exam_questions_options o where o._parent_id = drawn.id))
        from drawn returning 1
      )
      select count(*) as inserted from inserted`,
  );
  const { inserted } = rowSchema.parse(row);
  if (inserted < getQuestionCount(level)) throw new Error(`The bank has too few questions for the exam ${level}: ${inserted}.`);
}
