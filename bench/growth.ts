import '../scripts/check-runtime';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { getProgramPath } from '../scripts/build/programs';
import { type CommandContext, runCommand } from '../scripts/command';
import { CommandError } from '../scripts/command-error';
import { takeBaseBackup } from '../scripts/database/base-backup';
import { stateFolder } from '../scripts/paths';
import { signInAdministrator } from '../tests/integration/support/administrator';
import { type BenchInstance, type BenchSite, openBenchSite, readCounts } from './bench-site';
import { getPagePath, insertPages } from './generated-pages';
import { insertPosts } from './generated-posts';
import { type Curve, findTooSteep, formatCurves } from './growth-curves';
import { getMemoryMb, readPages, readSitemap } from './instance-memory';
import { createReaders, publish } from './publication';
import { median, percentile } from './statistics';

/*
 * npm run bench:growth: what gets slower or larger with the number of pages. At each size, the built site is started with
 * an empty page cache and measured, one request after the other. It fails when reading or publishing a page gets slower,
 * or when anything grows faster than the number of pages.
 *
 *   BENCH_PAGES  numbers of generated pages: a tenth composed of blocks, the others posts (default 300,10000)
 */
const STARTS = 3;
const REQUESTS = 40;
const EDITS = 20;
/** More take long, and what is kept in memory is limited long before. */
const READ_PAGES_MAX = 1_000;
const POSTS_PER_LIST = 12;
/** On a busy machine, the first search takes longer than a search may. */
const WARM_UP_MS = 300_000;

/** What is measured, and how it may grow. */
const CURVES = {
  'start, ms': 'linear',
  'first request, ms': 'constant',
  'rendered page, p95 ms': 'constant',
  'page from memory, p95 ms': 'constant',
  'list of posts, p95 ms': 'linear',
  'feed, p95 ms': 'linear',
  'sitemap, p95 ms': 'linear',
  'search, p95 ms': 'linear',
  'publish, p95 ms': 'constant',
  '404 after a publication, p95 ms': 'linear',
  'memory, pages read once, MB': 'linear',
  'database, MB': 'linear',
  'backup, s': 'linear',
} as const satisfies Record<string, Curve['growth']>;

interface Measurement {
  /** How many pages the sitemap has. */
  pages: number;
  values: Record<keyof typeof CURVES, number>;
}

await runCommand({ processFile: path.join(stateFolder, 'bench-processes.json') }, async (parts) => {
  const sizes = readCounts('BENCH_PAGES', '300,10000');
  const { terminal, shutdown } = parts;
  const own = await openBenchSite('npm run bench:growth', parts);
  const client = new pg.Client({ connectionString: own.databaseUrl });
  await client.connect();
  shutdown.addCleanup(() => client.end());
  const measured: Measurement[] = [];
  for (const size of sizes) {
    await terminal.step(
      `Generating ${size} pages`,
      () => generate(parts, client, own.databaseUrl, size),
      () => `Generated ${size} pages`,
    );
    measured.push(
      await terminal.step(
        'Measuring',
        () => measure(parts, own, client, size),
        ({ pages }) => `Measured with ${pages} pages`,
      ),
    );
    terminal.print('', ...formatCurves(...toCurves(measured)), '');
  }
  const problems = findTooSteep(...toCurves(measured));
  if (problems.length > 0) throw new CommandError('Something grows too fast.', { output: problems.join('\n') });
});

/** @returns the sizes, and a curve for each name */
function toCurves(measured: readonly Measurement[]): [pages: number[], curves: Curve[]] {
  const curves = Object.entries(CURVES).map(([name, growth]) => ({
    name,
    growth,
    values: measured.map(({ values }) => new Map(Object.entries(values)).get(name) ?? NaN),
  }));
  return [measured.map(({ pages }) => pages), curves];
}

async function generate({ processes }: CommandContext, client: pg.Client, databaseUrl: string, size: number): Promise<void> {
  const composed = Math.ceil(size / 10);
  await insertPages(client, composed);
  await insertPosts(client, size - composed);
  await processes.run({
    name: 'search:reindex',
    arguments: [getProgramPath('search-reindex')],
    environment: { ...process.env, NODE_ENV: 'production', DATABASE_URL: databaseUrl },
    output: 'keep',
  });
  await client.query('delete from page_cache.page');
  await client.query('vacuum analyze');
}

async function measure(parts: CommandContext, own: BenchSite, client: pg.Client, size: number): Promise<Measurement> {
  const { instance, starts, firstRequests } = await measureStarts(own);
  const { url } = instance;
  const composed = Math.min(REQUESTS, Math.ceil(size / 10));
  const paths = [
    ...listNumbers(composed).map(getPagePath),
    ...listNumbers(REQUESTS).map((each) => `/blog/generated-post-${each + 10}`),
  ];
  const lists = Math.min(REQUESTS, Math.floor((size * 0.9) / POSTS_PER_LIST));
  // The process compiles code as it runs, so the first of each kind are slower on any site.
  await warmUp(url, ['/blog', '/blog/generated-post-1', '/blog/feed.xml', '/sitemap.xml', '/search?q=postgres', '/services']);
  const values = {
    'start, ms': starts,
    'first request, ms': firstRequests,
    'rendered page, p95 ms': await measureRequests(url, paths),
    'page from memory, p95 ms': await measureRequests(url, paths),
    'list of posts, p95 ms': await measureRequests(
      url,
      listNumbers(lists).map((each) => `/blog/page/${each + 1}`),
    ),
    'feed, p95 ms': await measureRequests(url, repeat('/blog/feed.xml')),
    'sitemap, p95 ms': await measureRequests(url, repeat('/sitemap.xml')),
    'search, p95 ms': await measureRequests(
      url,
      listNumbers(REQUESTS).map((each) => `/search?q=generated+post+${each * 7}`),
    ),
    ...(await measurePublications(parts, own, instance, composed)),
  };
  const pages = await readSitemap(url);
  const step = Math.max(1, pages.length / READ_PAGES_MAX);
  await readPages(
    url,
    pages.filter((_page, index) => Math.floor(index % step) === 0),
  );
  const memory = getMemoryMb(instance);
  await instance.process.stop();
  return {
    pages: pages.length,
    values: { ...values, 'memory, pages read once, MB': memory, ...(await measureBackup(own.databaseUrl, client)) },
  };
}

/** Starts the site some times. @returns the last instance, and medians in milliseconds */
async function measureStarts(own: BenchSite): Promise<{ instance: BenchInstance; starts: number; firstRequests: number }> {
  const starts: number[] = [];
  const firstRequests: number[] = [];
  for (;;) {
    const begin = performance.now();
    const instance = await own.start();
    starts.push(performance.now() - begin);
    firstRequests.push(await measureRequests(instance.url, [`/blog/generated-post-${starts.length + 1}`]));
    if (starts.length === STARTS) return { instance, starts: median(starts), firstRequests: median(firstRequests) };
    await instance.process.stop();
  }
}

async function measurePublications(
  { processes }: CommandContext,
  { databaseUrl }: BenchSite,
  editor: BenchInstance,
  composed: number,
): Promise<Pick<Measurement['values'], 'publish, p95 ms' | '404 after a publication, p95 ms'>> {
  const session = await signInAdministrator(processes, { url: editor.url, databaseUrl });
  const published: number[] = [];
  const missing: number[] = [];
  for (const edit of listNumbers(EDITS)) {
    const urlPath = getPagePath(1 + (edit % composed));
    published.push(...(await publish({ path: urlPath, heading: `Edit ${edit}`, editor, session }, createReaders([editor]))));
    missing.push(await measureRequests(editor.url, [`/bench/none-${edit}`], 404));
  }
  return { 'publish, p95 ms': percentile(published, 95), '404 after a publication, p95 ms': percentile(missing, 95) };
}

async function measureBackup(
  databaseUrl: string,
  client: pg.Client,
): Promise<Pick<Measurement['values'], 'database, MB' | 'backup, s'>> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-bench-growth-'));
  const { rows } = await client.query<{ size: string }>('select pg_database_size(current_database()) as size');
  const begin = performance.now();
  try {
    await takeBaseBackup(databaseUrl, path.join(folder, 'postgres'));
    return { 'database, MB': Number(rows[0]?.size) / 1_000_000, 'backup, s': (performance.now() - begin) / 1_000 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Requests one path after the other. What is refused because it would take too long (503) counts as endless.
 * @returns the 95th percentile in milliseconds
 */
async function measureRequests(site: string, paths: readonly string[], status = 200): Promise<number> {
  const times: number[] = [];
  for (const urlPath of paths) {
    const begin = performance.now();
    const response = await fetch(site + urlPath, { redirect: 'manual' });
    await response.arrayBuffer();
    if (response.status !== status && response.status !== 503)
      throw new CommandError(`${urlPath} is answered with ${response.status} instead of ${status}.`);
    times.push(response.status === status ? performance.now() - begin : Infinity);
  }
  return percentile(times, 95);
}

/** Requests each path until it is there. @throws {CommandError} when one isn't within five minutes */
async function warmUp(site: string, paths: readonly string[]): Promise<void> {
  for (const urlPath of paths) {
    const until = performance.now() + WARM_UP_MS;
    for (let status = 0; status !== 200;) {
      const response = await fetch(site + urlPath, { redirect: 'manual' });
      await response.arrayBuffer();
      status = response.status;
      if (status === 200) continue;
      if (performance.now() > until) throw new CommandError(`${urlPath} is answered with ${status} instead of 200.`);
      await wait(1_000);
    }
  }
}

/** Returns the numbers from 1 on. */
function listNumbers(count: number): number[] {
  return Array.from({ length: count }, (_each, index) => index + 1);
}

function repeat(urlPath: string): string[] {
  return listNumbers(EDITS).map(() => urlPath);
}
