import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { queryRows } from '@/cms/core/database/transaction';

/** How people have answered a question in exams that have ended. */
interface QuestionStatistics {
  drawn: number;
  right: number;
  /** Correlation of a right answer with the score; null when all answers were the same. */
  discrimination: number | null;
  options: { text: string; isRight: boolean; chosen: number }[];
}

const rowSchema = z.object({
  drawn: z.coerce.number(),
  right_answers: z.coerce.number(),
  discrimination: z.coerce.number().nullable(),
  options: z.array(z.object({ text: z.string(), isRight: z.boolean(), chosen: z.number() })).nullable(),
});

/** Reads the statistics of a question, without data about persons. */
export async function findQuestionStatistics(req: PayloadRequest, questionId: number): Promise<QuestionStatistics> {
  const [row] = await queryRows(
    req,
    sql`
      with answers as (
        select a.correct, a.choice, a.question, t.score
        from exam_answers a join exam_attempts t on t.id = a.attempt_id
        where a.correct is not null and a.question_key = (select key from exam_questions where id = ${questionId})
      ), tally as (
        select option.value ->> 'text' as text, (option.value ->> 'correct')::boolean as "isRight",
          count(*) filter (where option.ordinality - 1 = any (choice))::integer as chosen
        from answers, jsonb_array_elements(question -> 'options') with ordinality option
        group by 1, 2 order by 3 desc
      )
      select count(*) as drawn, count(*) filter (where correct) as right_answers,
        corr(correct::integer, score::double precision) as discrimination,
        (select jsonb_agg(tally) from tally) as options
      from answers`,
  );
  const { drawn, right_answers: right, discrimination, options } = rowSchema.parse(row);
  return { drawn, right, discrimination, options: options ?? [] };
}
