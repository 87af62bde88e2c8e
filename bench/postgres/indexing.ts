import type { Client } from 'pg';
import { z } from 'zod';
import { median } from '../statistics';
import { type Bench, type Experiment, type Measurement, readNumber, measureMs } from './experiment';

const ROWS = 1_000_000;
const REPEATS = 7;
/** One day of about 150. */
const QUERY = `select count(*), sum(amount) from events where at >= '2026-03-01Z' and at < '2026-03-02Z'`;

const planSchema = z.tuple([
  z.object({
    'Execution Time': z.number(),
    Plan: z.object({ 'Shared Hit Blocks': z.number(), 'Shared Read Blocks': z.number() }),
  }),
]);

/** B-tree or BRIN for a range of time, on rows in the order of time and on rows in no order? */
export const indexing: Experiment = {
  name: 'indexing',
  question: `One day out of ${ROWS.toLocaleString('en-US')} rows by B-tree and BRIN, with rows in order and shuffled`,
  settings: [
    'shared_buffers=512MB',
    'maintenance_work_mem=256MB',
    'max_parallel_workers_per_gather=0',
    'autovacuum=off',
    'jit=off',
  ],
  rounds: 5,
  prepare: async ({ client }) => {
    await createTable(client, 'ordered', 'n');
    await createTable(client, 'shuffled', 'hashint8(n)');
  },
  variants: Object.fromEntries(
    ['ordered', 'shuffled'].flatMap((table) =>
      Object.entries({
        'no index': undefined,
        'B-tree': '(at)',
        'B-tree, covering': '(at) include (amount)',
        'BRIN, 128 pages': 'using brin (at)',
        'BRIN, 16 pages': 'using brin (at) with (pages_per_range = 16)',
        'BRIN, minmax-multi': 'using brin (at timestamptz_minmax_multi_ops)',
      }).map(([name, definition]) => [`${table}: ${name}`, (bench: Bench) => measure(bench, table, definition)]),
    ),
  ),
};

async function createTable(client: Client, table: string, order: string): Promise<void> {
  await client.query(`create table ${table} as
    select n as id, timestamptz '2026-01-01Z' + n * interval '13 seconds' as at, n % 1000 as device,
           (n % 10007) / 100.0 as amount, md5(n::text) as note
    from generate_series(1, ${ROWS}) as n order by ${order}`);
  await client.query(`vacuum (freeze, analyze) ${table}`);
}

async function measure({ client }: Bench, table: string, definition: string | undefined): Promise<Measurement> {
  await client.query('drop index if exists tested');
  const buildMs = definition ? await measureMs(() => client.query(`create index tested on ${table} ${definition}`)) : 0;
  const indexBytes = definition ? await readNumber(client, "select pg_relation_size('tested')") : 0;
  await client.query(`analyze ${table}`);
  const runs: { ms: number; pages: number }[] = [];
  for (let repeat = 0; repeat < REPEATS; repeat += 1) runs.push(await explain(client, QUERY.replace('events', table)));
  await client.query('drop index if exists tested');
  return { buildMs, indexBytes, queryMs: median(runs.map(({ ms }) => ms)), pages: median(runs.map(({ pages }) => pages)) };
}

async function explain(client: Client, query: string): Promise<{ ms: number; pages: number }> {
  const { rows } = await client.query<{ 'QUERY PLAN': unknown }>(`explain (analyze, buffers, timing off, format json) ${query}`);
  const [{ Plan, 'Execution Time': ms }] = planSchema.parse(rows[0]?.['QUERY PLAN']);
  return { ms, pages: Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks'] };
}
