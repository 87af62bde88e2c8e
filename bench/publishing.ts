import '../scripts/check-runtime';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { stateFolder } from '../scripts/paths';
import { runCommand } from '../scripts/command';
import { signInAdministrator } from '../tests/integration/support/administrator';
import { type BenchInstance, readCount, readCounts, openBenchSite } from './bench-site';
import { getPagePath, insertPages } from './generated-pages';
import { getMemoryMb } from './instance-memory';
import { createReaders, fetchText, publish } from './publication';
import { median, percentile } from './statistics';
import { formatTable } from './table';

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

await runCommand({ processFile: path.join(stateFolder, 'bench-processes.json') }, async (parts) => {
  const sizes = readCounts('BENCH_PAGES', '100,1000,10000');
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
    await insertPages(client, size);
    for (const { url } of [one, two]) await waitForPage(url + getPagePath(size));
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
    ...formatTable(
      Object.keys(rows[0] ?? {}),
      rows.map((row) => Object.values(row).map((value) => (typeof value === 'number' ? String(Math.round(value)) : value))),
    ),
    '',
    'Milliseconds from the request that publishes to the first answer with the new heading, ' +
      `${edits} edits one after the other; readers: ${READER_COUNT} at once on ${READ_PAGES} pages for ` +
      `${READ_MS / 1000} s.`,
  );
});

/** Waits until a server that is running has noticed that a page was inserted. */
async function waitForPage(url: string): Promise<void> {
  while ((await fetch(url)).status === 404) await wait(50);
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
    const publication = { path: pageOf(edit), heading: `Edit ${edit} at ${size}`, editor: one, session };
    const [onOne = NaN, onTwo = NaN] = await publish(publication, createReaders([one, two]));
    here.push(onOne);
    there.push(onTwo);
  }
  let published = 0;
  const busy = await measureReads(one, pageOf, async () => {
    const end = Date.now() + READ_MS;
    for (; Date.now() < end; published += 1)
      await publish(
        { path: pageOf(published), heading: `Busy ${published} at ${size}`, editor: one, session },
        createReaders([one, two]),
      );
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
