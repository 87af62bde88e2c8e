import type { Client } from 'pg';
import { median } from '../statistics';
import { type Bench, type Experiment, type Measurement, readNumber, measureMs } from './experiment';

const ROWS = 365_000;
const REPEATS = 40;
const COUNTS = [1, 12, 52, 365, 1460];

/** What does a lookup cost with more and more partitions, with and without the partition key? */
export const partitionPruning: Experiment = {
  name: 'partition-pruning',
  question: `Looking up one of ${ROWS.toLocaleString('en-US')} rows in 1 to 1,460 partitions`,
  settings: ['shared_buffers=512MB', 'autovacuum=off', 'max_locks_per_transaction=512', 'jit=off'],
  rounds: 5,
  prepare: async ({ client }) => {
    for (const count of COUNTS) await createTable(client, count);
  },
  variants: Object.fromEntries(COUNTS.map((count) => [String(count), (bench: Bench) => measure(bench, count)])),
};

/** A year in equal parts. A table with one part isn't partitioned. */
async function createTable(client: Client, count: number): Promise<void> {
  const table = `orders_${count}`;
  const columns = 'id bigint not null, at timestamptz not null, amount numeric(10, 2)';
  if (count === 1) await client.query(`create table ${table} (${columns})`);
  else {
    await client.query(`create table ${table} (${columns}) partition by range (at)`);
    for (let part = 0; part < count; part += 1)
      await client.query(`do $$ begin execute format('create table ${table}_${part} partition of ${table} for values from (%L) to (%L)',
        timestamptz '2026-01-01Z' + ${part} * interval '365 days' / ${count},
        timestamptz '2026-01-01Z' + ${part + 1} * interval '365 days' / ${count}); end $$`);
  }
  await client.query(`insert into ${table}
    select n, timestamptz '2026-01-01Z' + (n - 1) * interval '365 days' / ${ROWS}, n % 1000 from generate_series(1, ${ROWS}) as n`);
  await client.query(`alter table ${table} add primary key (id, at)`);
  await client.query(`vacuum (freeze, analyze) ${table}`);
}

async function measure({ connect }: Bench, count: number): Promise<Measurement> {
  // A connection of its own, so that no variant profits from the cached catalog entries of another one.
  const client = await connect();
  try {
    const table = `orders_${count}`;
    // The planner knows the value of a literal. That of an expression with a time zone is known only at execution.
    const { rows } = await client.query<{ at: string }>(`select at::text from ${table} where id = 180000`);
    const withKey = `select amount from ${table} where id = 180000 and at = '${rows[0]?.at ?? ''}'`;
    const withExpression = `select amount from ${table} where id = 180000 and at = timestamptz '${rows[0]?.at ?? ''}' + interval '0 days'`;
    const withoutKey = `select amount from ${table} where id = 180000`;
    return {
      withKeyMs: await repeat(() => client.query(withKey)),
      withExpressionMs: await repeat(() => client.query(withExpression)),
      preparedWithKeyMs: await repeat(() => client.query({ name: 'with-key', text: withKey })),
      withoutKeyMs: await repeat(() => client.query(withoutKey)),
      preparedWithoutKeyMs: await repeat(() => client.query({ name: 'without-key', text: withoutKey })),
      locksWithKey: await countLocks(client, withKey),
      locksWithExpression: await countLocks(client, withExpression),
      locksWithoutKey: await countLocks(client, withoutKey),
    };
  } finally {
    await client.end();
  }
}

async function repeat(query: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < REPEATS; run += 1) times.push(await measureMs(query));
  return median(times);
}

async function countLocks(client: Client, query: string): Promise<number> {
  await client.query('begin');
  await client.query(query);
  const locks = await readNumber(
    client,
    "select count(*) from pg_locks where pid = pg_backend_pid() and locktype = 'relation' and relation::regclass::text like 'orders%'",
  );
  await client.query('commit');
  return locks;
}
