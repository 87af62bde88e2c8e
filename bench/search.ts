import '../scripts/check-runtime';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { runCommand } from '../scripts/command';
import { openEmbeddedPostgres } from '../scripts/database/embedded-postgres';
import { stateFolder } from '../scripts/paths';
import { acquireLock } from '../scripts/run-lock';
import { bundlePrograms } from '../scripts/build/programs';
import { migrateAndImport } from '../scripts/site-processes';
import { search } from '@/modules/search/query/search';
import { type Facet, FACETS, type SearchRequest } from '@/modules/search/query/search-request';
import { searchCached } from '@/modules/search/query/cached-search';
import { createSearchPool } from '@/modules/search/query/search-site';
import { readRules } from '@/modules/search/rules/read-rules';
import { runWithStatementTimeout } from '@/platform/database/statement-timeout';
import { readCounts } from './bench-site';
import { addGeneratedDocuments } from './search/generated-documents';
import { measureQuality, readJudgments } from './search/quality';
import { percentile } from './statistics';

/*
 * npm run bench:search: how good and how fast the search is, with the starter content and with generated documents beside
 * it. Results have facets and highlights, and nothing is cached, except where the figure says so.
 *
 *   BENCH_DOCUMENTS  sizes to measure (default 300,10000,100000)
 *   BENCH_MISSES     1 prints the queries whose first result isn't a good one
 */
const CONCURRENCY = 4;
const ROUNDS = 3;
const BACKGROUND_MS = 600_000;

await runCommand({ processFile: path.join(stateFolder, 'bench-processes.json') }, async ({ terminal, processes, shutdown }) => {
  const sizes = readCounts('BENCH_DOCUMENTS', '300,10000,100000');
  shutdown.addCleanup(await acquireLock({ file: path.join(stateFolder, 'test.lock'), label: 'npm run bench:search' }));
  await bundlePrograms();
  const postgres = await openEmbeddedPostgres({
    name: 'test-postgres',
    processes,
    shutdown,
    onNote: (text) => terminal.print(text),
  });
  await postgres.dropDatabases('bench_search');
  await postgres.createDatabase('bench_search');
  shutdown.addCleanup(() => postgres.dropDatabases('bench_search'));
  const url = postgres.url('bench_search');
  await terminal.step(
    'Filling a database',
    () => migrateAndImport({ processes, url }),
    () => 'Filled a database',
  );
  const pool = createSearchPool(url);
  for (const size of sizes) {
    await terminal.step(
      `Adding documents up to ${size}`,
      () => runWithStatementTimeout(BACKGROUND_MS, () => addGeneratedDocuments(pool, size)),
      (pages) => `${pages} documents`,
    );
    terminal.print(await measure(pool));
  }
  await pool.end();
});

async function measure(pool: pg.Pool): Promise<string> {
  const rules = await readRules(pool);
  const judgments = readJudgments();
  const times: number[] = [];
  const ask = async (query: string, facets: readonly Facet[] = FACETS): Promise<string[]> => {
    const begin = performance.now();
    const { hits } = await search(pool, toRequest(query, facets), rules);
    times.push(performance.now() - begin);
    return hits.map(({ page }) => page);
  };
  await measureQuality(judgments, ask);
  times.length = 0;
  const quality = await measureQuality(judgments, ask);
  const [p50, p95] = [percentile(times, 50), percentile(times, 95)];
  const queries = judgments.map(({ query }) => query);
  const processorBefore = readProcessorTime();
  const rate = await measureRate(queries, ask);
  const processorTime = subtract(readProcessorTime(), processorBefore);
  const rateOfDialog = await measureRate(queries, (query) => ask(query, []));
  const repeated = () => measureRate(queries, (query) => searchCached(pool, toRequest(query, FACETS), async () => rules));
  await repeated();
  const rateOfRepeated = await repeated();
  const { rows } = await pool.query<{ size: string }>(
    `select pg_size_pretty(sum(pg_total_relation_size(c.oid))) as size
     from pg_class c join pg_namespace n on n.oid = relnamespace
     where nspname = 'search' and relkind = 'r'`,
  );
  const share = (value: number): string => value.toFixed(3);
  return [
    `  success@1 ${share(quality.successAt1)}, success@5 ${share(quality.successAt5)}, ` +
      `MRR ${share(quality.reciprocalRank)}, NDCG@10 ${share(quality.gainAt10)} (${judgments.length} queries)`,
    `  p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, ${rate.toFixed(0)} searches a second ` +
      `(${rateOfDialog.toFixed(0)} without facets, as in the dialog, ` +
      `${rateOfRepeated.toFixed(0)} of queries asked before), index ${rows[0]?.size ?? ''}`,
    `  processor time of a search: ${formatTime(processorTime.node / (ROUNDS * queries.length))} in Node, ` +
      `${formatTime(processorTime.postgres / (ROUNDS * queries.length))} in Postgres`,
    ...(process.env['BENCH_MISSES'] === '1'
      ? quality.misses.map(({ query, results }) => `  miss: ${query} → ${results.join(' ')}`)
      : []),
  ].join('\n');
}

function toRequest(query: string, facets: readonly Facet[]): SearchRequest {
  return { query, filters: {}, facets, page: 1, hitsPerPage: 10 };
}

async function measureRate(queries: readonly string[], ask: (query: string) => Promise<unknown>): Promise<number> {
  const waiting = Array.from({ length: ROUNDS }, () => queries).flat();
  const count = waiting.length;
  const begin = performance.now();
  const visitor = async () => {
    for (let query = waiting.pop(); query !== undefined; query = waiting.pop()) await ask(query);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, visitor));
  return count / ((performance.now() - begin) / 1000);
}

/** Milliseconds of processor time since the start. */
interface ProcessorTime {
  node: number;
  /** Of the connections to the benchmark's database; not a number where the system doesn't tell. */
  postgres: number;
}

function readProcessorTime(): ProcessorTime {
  const { user, system } = process.cpuUsage();
  return { node: (user + system) / 1_000, postgres: readTimeOfBackends() };
}

/** Linux counts the nanoseconds that each process has run. */
function readTimeOfBackends(): number {
  if (process.platform !== 'linux') return Number.NaN;
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .reduce((sum, id) => sum + readTimeOfBackend(id), 0);
}

function readTimeOfBackend(id: string): number {
  try {
    if (!readFileSync(`/proc/${id}/cmdline`, 'utf8').startsWith('postgres: postgres bench_search ')) return 0;
    return Number(readFileSync(`/proc/${id}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    // The process has ended.
    return 0;
  }
}

function subtract(later: ProcessorTime, earlier: ProcessorTime): ProcessorTime {
  return { node: later.node - earlier.node, postgres: later.postgres - earlier.postgres };
}

function formatTime(milliseconds: number): string {
  return `${milliseconds.toFixed(1)} ms`;
}
