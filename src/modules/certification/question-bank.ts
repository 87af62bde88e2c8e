import { createLocalReq } from 'payload';
import { sql } from '@payloadcms/db-postgres';
import { z } from 'zod';
import { queryRows } from '@/cms/core/database/transaction';
import { addCacheTags } from '@/platform/page-cache/add-cache-tags';
import { dataTag } from '@/platform/page-cache/tags';
import { getPayloadClient } from '@/modules/payload-client';
import { EXAM_LEVELS } from './blueprint';

const sampleSchema = z.object({
  key: z.string(),
  level: z.enum(EXAM_LEVELS.map(({ value }) => value)),
  topic: z.string(),
  text: z.string(),
  explanation: z.string(),
  options: z.array(z.object({ text: z.string(), correct: z.boolean() })),
});
type SampleQuestion = z.infer<typeof sampleSchema>;

/** Returns the questions that are public, in the order of the bank. No exam has them. */
export async function getSampleQuestions(): Promise<SampleQuestion[]> {
  await addCacheTags(dataTag('exam-questions'));
  const req = await createLocalReq({}, await getPayloadClient());
  const rows = await queryRows(
    req,
    sql`
      select key, level, topic, text, explanation, (
        select jsonb_agg(jsonb_build_object('text', o.text, 'correct', coalesce(o.correct, false)) order by md5(o.text))
        from exam_questions_options o where o._parent_id = q.id) as options
      from exam_questions q where use = 'sample' order by _order`,
  );
  return z.array(sampleSchema).parse(rows);
}
