import { type Bench, type Experiment, type Measurement, readNumber, measureMsAndWal } from './experiment';

const ROWS = 500_000;

/** What decides how long a vacuum takes: the number of dead rows, where they are, or the indexes? */
export const vacuum: Experiment = {
  name: 'vacuum',
  question: `Vacuuming a table of ${ROWS.toLocaleString('en-US')} rows after updates`,
  settings: ['shared_buffers=512MB', 'maintenance_work_mem=256MB', 'max_wal_size=4GB', 'autovacuum=off'],
  rounds: 5,
  variants: Object.fromEntries(
    [0, 4].flatMap((indexes) => [
      [`${indexes} indexes: nothing changed`, (bench: Bench) => measure(bench, indexes, 'false')],
      [`${indexes} indexes: 1% in one place`, (bench: Bench) => measure(bench, indexes, `id <= ${ROWS / 100}`)],
      [`${indexes} indexes: 1% everywhere`, (bench: Bench) => measure(bench, indexes, 'id % 100 = 0')],
      [`${indexes} indexes: 20% everywhere`, (bench: Bench) => measure(bench, indexes, 'id % 5 = 0')],
    ]),
  ),
};

async function measure({ client }: Bench, indexes: number, changed: string): Promise<Measurement> {
  await client.query('drop table if exists stock');
  await client.query(`create table stock as
    select n as id, n % 1000 as a, n::bigint * 7919 % 100003 as b, md5(n::text) as c, n % 17 as d, 0 as amount
    from generate_series(1, ${ROWS}) as n`);
  for (const column of ['a', 'b', 'c', 'd'].slice(0, indexes)) await client.query(`create index on stock (${column})`);
  await client.query('vacuum (freeze, analyze) stock');
  await client.query(`update stock set amount = amount + 1 where ${changed}`);
  const clean = await readNumber(client, "select relallvisible from pg_class where oid = 'stock'::regclass");
  const pages = await readNumber(client, "select pg_relation_size('stock') / 8192");
  await client.query('checkpoint');
  const scanned: number[] = [];
  const listen = ({ message }: { message?: string | undefined }): void => {
    const [, count] = / (\d+) scanned /.exec(message ?? '') ?? [];
    if (count !== undefined) scanned.push(Number(count));
  };
  client.on('notice', listen);
  const measured = await measureMsAndWal(client, () => client.query('vacuum (verbose) stock'));
  client.off('notice', listen);
  return { ...measured, pages, pagesVisibleBefore: clean, pagesScanned: scanned[0] ?? 0 };
}
