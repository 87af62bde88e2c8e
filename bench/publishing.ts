import '../scripts/check-runtime';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';
import { stateFolder } from '../scripts/paths';
import { runCommand } from '../scripts/command';
import { CommandError } from '../scripts/command-error';
import { signInAdministrator } from '../tests/integration/support/administrator';
import { type BenchInstance, readCount, openBenchSite } from './bench-site';
import { median, percentile } from './statistics';

/*
 * npm run bench:publishing: the time from pressing "Publish" until the public URL shows the new page, on the instance
 * that handled the edit and on a second one, with a growing number of pages in the database; also memory, and how
 * publishing slows down readers. It builds the site if needed and uses a database of its own.
 *
 *   BENCH_PAGES  numbers of pages in addition to the site's own, such as 100,1000,10000 (the default)
 *   BENCH_EDITS  edits measured at each number (default 40)
 */
const READER_COUNT = 8;
const READ_MS = 5_000;
const READ_PAGES = 200;

const pagesResponseSchema = z.object({
  docs: z.array(z.looseObject({ id: z.number(), layout: z.array(z.looseObject({ blockType: z.string() })) })).length(1),
});

await runCommand({ processFile: path.join(stateFolder, 'bench-processes.json') }, async (parts) => {
  const sizes = (process.env['BENCH_PAGES'] || '100,1000,10000').split(',').map(Number);
  if (!sizes.every((size) => Number.isInteger(size) && size > 0))
    throw new CommandError(
      `BENCH_PAGES is "${process.env['BENCH_PAGES']}", which is no list of numbers.`,
      'As in: BENCH_PAGES=100,1000',
    );
  const edits = readCount('BENCH_EDITS', 40);
  const { terminal, processes, shutdown } = parts;
  const own = await openBenchSite('npm run bench:publishing', parts);
  const client = new pg.Client({ connectionString: own.databaseUrl });
  await client.connect();
  shutdown.addCleanup(() => client.end());
  const [one, two] = [await own.start(), await own.start()];
  const session = await signInAdministrator(processes, { url: one.url, databaseUrl: own.databaseUrl });

  const rows: Record<string, string | number>[] = [];
  for (const size of sizes) {
    await addPages(client, size);
    rows.push(
      await terminal.step(
        `${size} pages`,
        () => measureAt({ size, edits, one, two, session }),
        () => `${size} pages`,
      ),
    );
  }
  terminal.print(
    '',
    ...formatTable(rows),
    '',
    `Milliseconds from the request that publishes to the first answer with the new heading, ${edits} edits one after the other; readers: ${READER_COUNT} at once on ${READ_PAGES} pages for ${READ_MS / 1000} s.`,
  );
});

function getPagePath(number: number): string {
  return `/bench/page-${number}`;
}

/** Inserts copies of a real page, until `size` of them exist in addition to the site's own pages. */
async function addPages(client: pg.Client, size: number): Promise<void> {
  const { rows } = await client.query<{ column_name: string }>(
    `select column_name from information_schema.columns where table_schema = 'public' and table_name = 'pages' and column_name not in ('id', 'url', 'section')`,
  );
  const columns = rows.map(({ column_name: name }) => client.escapeIdentifier(name)).join(', ');
  await client.query(
    `insert into pages (url, ${columns})
     select '/bench/page-' || number, ${columns}
     from generate_series((select count(*) from pages where url like '/bench/%') + 1, $1::bigint) as number, pages
     where url = '/services/support'`,
    [size],
  );
  await client.query('analyze pages');
}

async function measureAt({
  size,
  edits,
  one,
  two,
  session,
}: {
  size: number;
  edits: number;
  one: BenchInstance;
  two: BenchInstance;
  session: string;
}): Promise<Record<string, string | number>> {
  const pageOf = (index: number) => getPagePath(1 + (index % Math.min(size, READ_PAGES)));
  for (let index = 0; index < READ_PAGES; index += 1) for (const { url } of [one, two]) await fetchText(url + pageOf(index));
  const quiet = await measureReads(one, pageOf, async () => wait(READ_MS));

  const here: number[] = [];
  const there: number[] = [];
  for (let edit = 0; edit < edits; edit += 1) {
    const times = await publish({ address: pageOf(edit), heading: `Edit ${edit} at ${size}`, one, two, session });
    here.push(times.here);
    there.push(times.there);
  }
  let published = 0;
  const busy = await measureReads(one, pageOf, async () => {
    const end = Date.now() + READ_MS;
    for (; Date.now() < end; published += 1)
      await publish({ address: pageOf(published), heading: `Busy ${published} at ${size}`, one, two, session });
  });
  return {
    pages: size,
    'here, median': median(here),
    'here, p95': percentile(here, 95),
    'elsewhere, median': median(there),
    'elsewhere, p95': percentile(there, 95),
    'reads/s': quiet,
    'reads/s while publishing': busy,
    'edits/s meanwhile': (published / (READ_MS / 1000)).toFixed(1),
    'memory MB': `${getMemoryMb(one)} + ${getMemoryMb(two)}`,
  };
}

/** Publishes a page with a changed heading and waits until both instances show it. */
async function publish({
  address,
  heading,
  one,
  two,
  session,
}: {
  address: string;
  heading: string;
  one: BenchInstance;
  two: BenchInstance;
  session: string;
}): Promise<{ here: number; there: number }> {
  const headers = { 'Content-Type': 'application/json', Origin: one.url, Cookie: session };
  const found = await fetch(`${one.url}/api/pages?depth=0&where[url][equals]=${encodeURIComponent(address)}`, { headers });
  const [page] = pagesResponseSchema.parse(await found.json()).docs;
  const layout = page?.layout.map((block, index) => (index === 0 ? { ...block, heading } : block));
  const begin = performance.now();
  const answer = fetch(`${one.url}/api/pages/${page?.id}`, {
    method: 'PATCH',
    headers,
    body: JSON.stringify({ layout, _status: 'published' }),
  });
  const shown = async ({ url }: BenchInstance) => {
    const saved = await answer;
    if (!saved.ok)
      throw new CommandError(`Publishing ${address} was answered with ${saved.status}.`, '', await saved.clone().text());
    while (!(await fetchText(url + address)).includes(heading)) await wait(5);
    return performance.now() - begin;
  };
  const [here, there] = await Promise.all([shown(one), shown(two)]);
  return { here, there };
}

/** Measures how many pages per second readers get while other work is running. */
async function measureReads(
  { url }: BenchInstance,
  pageOf: (index: number) => string,
  work: () => Promise<unknown>,
): Promise<number> {
  let isOver = false;
  let answers = 0;
  const reader = async (number: number) => {
    for (let index = number; !isOver; index += READER_COUNT) {
      await fetchText(url + pageOf(index));
      answers += 1;
    }
  };
  const begin = performance.now();
  const readers = Array.from({ length: READER_COUNT }, (_each, number) => reader(number));
  await work();
  isOver = true;
  await Promise.all(readers);
  return Math.round(answers / ((performance.now() - begin) / 1000));
}

async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address);
  const text = await answer.text();
  if (!answer.ok) throw new CommandError(`${address} was answered with ${answer.status}.`, '', text.slice(0, 500));
  return text;
}

/** Returns the resident memory of an instance, in megabytes. */
function getMemoryMb({ process: { pid } }: BenchInstance): number {
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1000);
}

function formatTable(rows: readonly Record<string, string | number>[]): string[] {
  const names = Object.keys(rows[0] ?? {});
  const cells = [
    names,
    ...rows.map((row) =>
      names.map((name) => (typeof row[name] === 'number' ? String(Math.round(row[name])) : (row[name] ?? ''))),
    ),
  ];
  const widths = names.map((_name, column) => Math.max(...cells.map((line) => (line[column] ?? '').length)));
  return cells.map((line) => line.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  '));
}
