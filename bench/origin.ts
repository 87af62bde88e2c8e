import '../scripts/check-runtime';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { type CommandContext, runCommand } from '../scripts/command';
import { stateFolder } from '../scripts/paths';
import { findFreePort } from '../scripts/ports';
import type { ManagedProcess, ProcessManager } from '../scripts/process-manager';
import type { Terminal } from '../scripts/terminal';
import { openBenchSite } from './bench-site';
import { getCpuMs } from './cpu-time';
import { readSitemap } from './instance-memory';
import { startStaticNginx } from './static-nginx';
import { type Load, type LoadResult, runWrk } from './wrk';

/*
 * npm run bench:origin: how many cached pages one process sends in a second, and how fast, beside nginx with the same
 * pages in the same run: nginx has one worker process, no log, and the headers of the site. It needs nginx and wrk, which
 * are installed as root on Debian.
 *
 * CPU time per request is printed as well. It says more than the rate on a machine that does other work.
 */
const HOT_PAGE = '/company/about';
const HOT = { paths: [HOT_PAGE] };
const PAGE_COUNT = 300;
/** How often a page is invalidated in the run "while publishing". */
const PUBLISH_EVERY_MS = 200;
const UNKNOWN_PER_SECOND = 1_000;
/** Where a path may be unknown: at the top, below a page, and below a list, whose views have to be looked up. */
const UNKNOWN_PLACES = ['', '/company/about', '/blog/topic'];
/**
 * The 99th percentile at half of the maximum load, and by how much it may rise for other pages while publishing. Who asks
 * for the published page itself waits until it is rendered.
 */
const GOAL_MS = 5;
const GOAL_WHILE_PUBLISHING = 2;
/** The part of the rate of cached pages that stays while unknown paths are requested. */
const GOAL_BESIDE_UNKNOWN = 0.5;

await runCommand({ processFile: path.join(stateFolder, 'bench-processes.json') }, async (parts) => {
  const { terminal, processes, shutdown } = parts;
  const own = await openBenchSite('npm run bench:origin', parts);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-bench-origin-'));
  shutdown.addCleanup(async () => rmSync(folder, { recursive: true, force: true }));
  const { url: site, process: server } = await own.start();
  const paths = (await readSitemap(site)).slice(0, PAGE_COUNT);
  const script = await findScript(site);
  const nginx = await terminal.step(
    `Rendering ${paths.length} pages`,
    () => startStaticNginx(processes, folder, site, [script, ...paths]),
    () => `Rendered ${paths.length} pages`,
  );
  const bench = createBench(parts, { folder, site, nginx });

  terminal.print('', `${'requests a second, p50, p99'.padEnd(28)}  nginx                     site                      ratio`);
  const hot = await bench.compare('hot page', HOT);
  await compareWithNode(bench, { server, alone: await startBareNode(processes, site), hot });
  await bench.compare(`${paths.length} pages`, { paths });
  await bench.compare('a script', { paths: [script] });
  await bench.compare('304', await withEtag(site), await withEtag(nginx));
  const rate = hot.perSecond / 2;
  await bench.compare('hot page at half the load', { ...HOT, rate });
  const quiet = await bench.compare(`${paths.length} pages, same load`, { paths, rate });
  terminal.print(`  the p99 of the site should be at most ${GOAL_MS} ms`);
  await measureWhilePublishing(bench, { databaseUrl: own.databaseUrl, paths, quiet, rate });
  await measureBesideUnknown(bench, hot);
  terminal.print('');
});

type SiteLoad = Omit<Load, 'url'>;

/** Measures the site, and prints what it has measured. */
interface Bench {
  site: string;
  terminal: Terminal;
  measure: (load: Load) => Promise<LoadResult>;
  /** Measures and prints the same load of nginx and of the site. @returns the result of the site */
  compare: (name: string, load: SiteLoad, ofNginx?: SiteLoad) => Promise<LoadResult>;
  print: (name: string, result: LoadResult, note: string) => void;
}

function createBench(
  { terminal, processes }: CommandContext,
  { folder, site, nginx }: { folder: string; site: string; nginx: string },
): Bench {
  const measure = (load: Load) => runWrk(processes, folder, load);
  return {
    site,
    terminal,
    measure,
    compare: async (name, load, ofNginx = load) => {
      await measure({ ...load, url: site, rate: 200 });
      const [files, pages] = [await measure({ ...ofNginx, url: nginx }), await measure({ ...load, url: site })];
      terminal.print(...formatPair(name, files, pages));
      return pages;
    },
    print: (name, result, note) => terminal.print(`${name.padEnd(28)}  ${''.padEnd(24)}  ${formatResult(result)}  ${note}`),
  };
}

/** Compares the hot page with a server that is nothing but Node's. */
async function compareWithNode(
  { site, terminal, measure, print }: Bench,
  { server, alone, hot }: { server: ManagedProcess; alone: { url: string; process: ManagedProcess }; hot: LoadResult },
): Promise<void> {
  const bare = await measure({ ...HOT, url: alone.url });
  print('  Node alone', bare, `the site has ${formatRatio(hot.perSecond, bare.perSecond)} of it`);
  const ofSite = await measureCpu(server, () => measure({ ...HOT, url: site }));
  const ofBare = await measureCpu(alone.process, () => measure({ ...HOT, url: alone.url }));
  terminal.print(`  CPU time per request          the site ${ofSite.toFixed(0)} µs, Node alone ${ofBare.toFixed(0)} µs`);
}

/** Measures all pages while some are published, then those that aren't. */
async function measureWhilePublishing(
  { site, measure, print }: Bench,
  { databaseUrl, paths, quiet, rate }: { databaseUrl: string; paths: readonly string[]; quiet: LoadResult; rate: number },
): Promise<void> {
  const published = await readPublishable(databaseUrl);
  const publishing = await whilePublishing({ databaseUrl, site, published }, () => measure({ url: site, rate, paths }));
  print('  while publishing', publishing, `p99 × ${formatRatio(publishing.p99, quiet.p99)}`);
  const others = paths.filter((each) => !published.some((page) => page.path === each));
  const unaffected = await whilePublishing({ databaseUrl, site, published }, () => measure({ url: site, rate, paths: others }));
  const ratio = formatRatio(unaffected.p99, quiet.p99);
  print('  the pages not published', unaffected, `p99 × ${ratio}, of at most ${GOAL_WHILE_PUBLISHING}`);
}

async function measureBesideUnknown({ site, measure, print }: Bench, hot: LoadResult): Promise<void> {
  for (const place of UNKNOWN_PLACES) {
    const unknown = buildUnknown(site, place);
    print(`unknown ${place}/…`, await measure(unknown), 'each answered with 404, or 503 while many wait: errors to wrk');
    const [beside] = await Promise.all([measure({ ...HOT, url: site }), measure(unknown)]);
    const part = formatRatio(beside.perSecond, hot.perSecond);
    print('  hot page meanwhile', beside, `${part} of alone, at least ${GOAL_BESIDE_UNKNOWN}`);
  }
}

/** Returns the path of the largest script that the hot page loads. */
async function findScript(site: string): Promise<string> {
  const html = await (await fetch(site + HOT_PAGE)).text();
  const scripts = await Promise.all(
    [...new Set(html.match(/\/_next\/static\/[^"\s]+\.js/g))].map(async (file) => {
      const response = await fetch(site + file, { headers: { 'accept-encoding': 'identity' } });
      return { file, bytes: (await response.arrayBuffer()).byteLength };
    }),
  );
  const [largest] = scripts.toSorted((one, other) => other.bytes - one.bytes);
  if (largest === undefined) throw new Error(`${HOT_PAGE} loads no script.`);
  return largest.file;
}

/** Returns the microseconds of CPU time that a server takes for each request of a load. */
async function measureCpu({ pid }: ManagedProcess, work: () => Promise<LoadResult>): Promise<number> {
  const before = getCpuMs(pid);
  const { count } = await work();
  return ((getCpuMs(pid) - before) * 1_000) / count;
}

/** Starts a server of Node alone that writes as many headers and bytes as the hot page has. */
async function startBareNode(processes: ProcessManager, site: string): Promise<{ url: string; process: ManagedProcess }> {
  const port = await findFreePort();
  const response = await fetch(site + HOT_PAGE, { headers: { 'accept-encoding': 'gzip' } });
  await response.arrayBuffer();
  const headers = [...response.headers].filter(([name]) => !['connection', 'date', 'keep-alive'].includes(name)).flat();
  const bytes = Number(response.headers.get('content-length'));
  const started = await new Promise<ManagedProcess>((resolve) => {
    const server = processes.start({
      name: 'bare Node',
      arguments: ['--import', 'tsx', path.join(import.meta.dirname, 'bare-node.ts'), JSON.stringify({ port, headers, bytes })],
      output: () => resolve(server),
    });
  });
  return { url: `http://127.0.0.1:${port}`, process: started };
}

/** So many that each is asked for once, over connections enough for the rate. */
function buildUnknown(url: string, place: string): Load {
  const paths = Array.from({ length: 10 * UNKNOWN_PER_SECOND }, (_each, index) => `${place}/nothing-${index}`);
  return { url, paths, rate: UNKNOWN_PER_SECOND, connections: 128 };
}

async function withEtag(server: string): Promise<SiteLoad> {
  const response = await fetch(server + HOT_PAGE, { headers: { 'accept-encoding': 'gzip' } });
  await response.arrayBuffer();
  return { ...HOT, headers: { 'If-None-Match': response.headers.get('etag') ?? '' } };
}

interface PublishablePage {
  tag: string;
  path: string;
}

/** Returns the pages that no other page shows. */
async function readPublishable(databaseUrl: string): Promise<PublishablePage[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ tag: string }>(
    "select tag from page_cache.page, unnest(tags) as tag where tag like 'page:%' group by tag having count(*) = 1 order by tag",
  );
  await client.end();
  return rows.map(({ tag }) => ({ tag, path: tag.slice('page:'.length) }));
}

/** Invalidates one page after the other as publications do, and has each rendered again. */
async function whilePublishing(
  { databaseUrl, site, published }: { databaseUrl: string; site: string; published: readonly PublishablePage[] },
  work: () => Promise<LoadResult>,
): Promise<LoadResult> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  let isOver = false;
  const publisher = (async () => {
    for (let index = 0; !isOver; index += 1) {
      const page = published[index % published.length];
      await client.query('select page_cache.drop_tags(array[$1])', [page?.tag]);
      await Promise.all([fetch(site + (page?.path ?? '')).then((response) => response.arrayBuffer()), wait(PUBLISH_EVERY_MS)]);
    }
  })();
  try {
    return await work();
  } finally {
    isOver = true;
    await publisher;
    await client.end();
  }
}

function formatPair(name: string, nginx: LoadResult, site: LoadResult): string[] {
  const ratio = formatRatio(site.perSecond, nginx.perSecond);
  return [`${name.padEnd(28)}  ${formatResult(nginx)}  ${formatResult(site)}  ${ratio}`];
}

function formatRatio(one: number, other: number): string {
  return (one / other).toFixed(2);
}

function formatResult({ perSecond, p50, p99, errors, failed, timeouts }: LoadResult): string {
  const failures = Object.entries({ errors, failed, timeouts })
    .filter(([, count]) => count > 0)
    .map(([what, count]) => ` (${count} ${what})`)
    .join('');
  return `${Math.round(perSecond)}  ${p50.toFixed(2)} ms  ${p99.toFixed(2)} ms${failures}`.padEnd(24);
}
