import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { formatPsqlOutput, evaluateAnswer, runAnswer, runScript } from '@/modules/runnable-sql/server';
import { openEmptyDatabase } from '@/platform/testing/empty-database';
import { extractRunnableBlocks } from '@/ui/markdown/testing/extract-runnable-blocks';

/* Every lesson in content/ is run here in the database that the browser runs, and every exercise is solved. */

const FOLDER = 'content/lessons';
const lessonSchema = z.object({
  exercises: z.array(
    z.object({
      start: z.string(),
      check: z.string().optional(),
      expected: z.string(),
      ordered: z.boolean().default(false),
      solution: z.string(),
    }),
  ),
});
const lines = (text: string): string =>
  text
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{2,}/g, '\n')
    .trim();

const database = openEmptyDatabase();
const run = async (script: string) => runScript(await database, script);
/** Leaves nothing of a lesson. */
const empty = () => runAnswer(run, { setup: [], answer: '', check: undefined });

afterAll(empty);

test.each(readdirSync(FOLDER))(
  '%s: the SQL prints what the lesson says, and exactly the right answers are accepted',
  async (file) => {
    const text = readFileSync(path.join(FOLDER, file), 'utf8');
    const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
    const { exercises } = lessonSchema.parse(parse(front));
    const blocks = extractRunnableBlocks(body);
    const setup = blocks.map(({ code }) => code);

    await empty();
    for (const { code, output } of blocks)
      expect(lines(formatPsqlOutput((await run(code)).result)), code).toBe(lines(output ?? ''));

    for (const [index, { start, check, expected, ordered: isOrdered, solution }] of exercises.entries()) {
      const judge = async (answer: string) =>
        evaluateAnswer(await runAnswer(run, { setup, answer, check }), { expected, isOrdered });
      expect(await judge(solution), `solution of exercise ${index + 1}`).toEqual({ kind: 'right' });
      expect((await judge(start)).kind, `starting point of exercise ${index + 1}`).not.toBe('right');
    }
  },
  120_000,
);
