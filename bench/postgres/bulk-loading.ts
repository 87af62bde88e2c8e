import path from 'node:path';
import { type Bench, type Experiment, type Measurement, readNumber, measureMsAndWal } from './experiment';

const ROWS = 500_000;
const COLUMNS = `(id bigint, customer int, at timestamptz, amount numeric(10, 2), note text)`;
const INDEXES = ['alter table target add primary key (id)', 'create index on target (customer)', 'create index on target (at)'];

/** When are indexes built, and what does a load cost if it may skip the WAL? */
export const bulkLoading: Experiment = {
  name: 'bulk-loading',
  question: `Loading ${ROWS.toLocaleString('en-US')} rows with COPY into a table with three indexes`,
  settings: ['shared_buffers=512MB', 'maintenance_work_mem=256MB', 'max_wal_size=4GB', 'autovacuum=off'],
  rounds: 5,
  prepare: async ({ client, folder }) => {
    await client.query(`copy (
      select n, n::bigint * 7919 % 50000, timestamptz '2026-01-01Z' + n * interval '13 seconds', n % 100000 / 100.0, md5(n::text)
      from generate_series(1, ${ROWS}) as n
    ) to '${path.join(folder, 'rows.csv')}' (format csv)`);
  },
  variants: {
    'indexes before': (bench) => load(bench, 'table', [...INDEXES, copy(bench)]),
    'indexes after': (bench) => load(bench, 'table', [copy(bench), ...INDEXES]),
    'indexes after, frozen': (bench) =>
      load(bench, 'table', ['begin', 'truncate target', copy(bench, ', freeze'), ...INDEXES, 'commit']),
    'unlogged, left unlogged': (bench) => load(bench, 'unlogged table', [copy(bench), ...INDEXES]),
    'unlogged, then logged': (bench) => load(bench, 'unlogged table', [copy(bench), ...INDEXES, 'alter table target set logged']),
  },
};

function copy({ folder }: Bench, options = ''): string {
  return `copy target from '${path.join(folder, 'rows.csv')}' (format csv${options})`;
}

async function load({ client }: Bench, kind: string, statements: readonly string[]): Promise<Measurement> {
  await client.query('drop table if exists target');
  await client.query(`create ${kind} target ${COLUMNS}`);
  await client.query('checkpoint');
  const measured = await measureMsAndWal(client, async () => {
    for (const statement of statements) await client.query(statement);
  });
  const indexBytes = await readNumber(client, "select pg_indexes_size('target')");
  // The first vacuum after a load has to write every page again, unless its rows are frozen already.
  await client.query('checkpoint');
  const vacuum = await measureMsAndWal(client, () => client.query('vacuum (freeze) target'));
  return { ...measured, indexBytes, vacuumMs: vacuum.ms, vacuumWalBytes: vacuum.walBytes };
}
