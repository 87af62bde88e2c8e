import '../scripts/check-runtime';
import path from 'node:path';
import pg from 'pg';
import { stateFolder } from '../scripts/paths';
import { runCommand } from '../scripts/command';
import { readCount, startBenchFleet } from './bench-site';
import { type ExamTaker, simulateExams } from './simulated-exams';
import { percentile } from './statistics';

/*
 * npm run bench:exams: many people take an exam at once over two instances, one of which is killed meanwhile and started
 * again. It fails when an answer that was confirmed isn't in the database, or the 95th percentile of saving is too long.
 *
 *   BENCH_PEOPLE    how many people (default 200)
 *   BENCH_PAUSE_MS  the longest pause before an answer (default 4000: about fifty times the pace of a real exam)
 */
const QUESTIONS = 30;
const SAVED_P95_MAX_MS = 100;

await runCommand({ processFile: path.join(stateFolder, 'bench-processes.json') }, async (parts) => {
  const { terminal } = parts;
  const [people, pauseMs] = [readCount('BENCH_PEOPLE', 200), readCount('BENCH_PAUSE_MS', 4_000)];
  const { databaseUrl, tokens, fleet } = await startBenchFleet('npm run bench:exams', parts, people);
  const killing = new Promise<void>((resolve) => {
    setTimeout(
      () => {
        const [name = ''] = fleet.names();
        resolve(fleet.kill(name));
      },
      (QUESTIONS * pauseMs) / 4,
    );
  });
  const takers = await terminal.step(
    `${people} people answer ${QUESTIONS} questions`,
    () => simulateExams({ findInstance: () => fleet.next(), tokens, questions: QUESTIONS, pauseMs }),
    () => `${people} people answered ${QUESTIONS} questions`,
  );
  await killing;
  const lost = await countLost(databaseUrl, takers);
  const times = takers.flatMap(({ milliseconds }) => milliseconds);
  const p95 = percentile(times, 95);
  const repeated = takers.reduce((sum, taker) => sum + taker.repeated, 0);
  terminal.print(
    '',
    `${times.length} answers saved; sent again because an instance was killed: ${repeated}`,
    `time to save: median ${Math.round(percentile(times, 50))} ms, p95 ${Math.round(p95)} ms, ` +
      `longest ${Math.round(percentile(times, 100))} ms`,
    `answers that were confirmed and are not in the database: ${lost}`,
  );
  return lost === 0 && p95 <= SAVED_P95_MAX_MS ? 0 : 1;
});

async function countLost(databaseUrl: string, takers: readonly ExamTaker[]): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ subject: string; position: number; choice: number[] }>(
      'select subject, position, choice from exam_answers a join exam_attempts t on t.id = a.attempt_id',
    );
    const kept = new Map(rows.map(({ subject, position, choice }) => [`${subject} ${position}`, choice.join()]));
    return takers.flatMap(({ subject, saved }) =>
      [...saved].filter(([position, choice]) => kept.get(`${subject} ${position}`) !== String(choice)),
    ).length;
  } finally {
    await client.end();
  }
}
