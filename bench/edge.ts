import '../scripts/check-runtime';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { runCommand } from '../scripts/command';
import { CommandError } from '../scripts/command-error';
import { stateFolder } from '../scripts/paths';
import { findFreePort } from '../scripts/ports';
import type { ProcessManager } from '../scripts/process-manager';
import type { Shutdown } from '../scripts/shutdown';
import type { Terminal } from '../scripts/terminal';
import { signInAdministrator } from '../tests/integration/support/administrator';
import { type Edge, startEdge } from '../tests/integration/support/edge';
import { runVarnish, startVarnish } from '../tests/integration/support/varnish';
import { type BenchInstance, type BenchSite, openBenchSite, readCount } from './bench-site';
import { fetchText, publish, type Reader } from './publication';
import { formatHeaders, startStaticNginx } from './static-nginx';
import { median, percentile } from './statistics';
import { formatTable } from './table';
import { runWrk } from './wrk';

/*
 * npm run bench:edge: a page of the site through nginx with deploy/edge and through Varnish with deploy/varnish, compared with
 * what they send themselves: the same nginx a file, over TLS and with the same log and limits; another Varnish a page that
 * it caches forever, with almost no VCL. Also how soon a publication is visible through both. It needs nginx, Varnish, and
 * wrk, which are installed as root on Debian. The limit on requests from one address is lifted.
 *
 *   BENCH_RUNS   measurements of each rate, of which the median counts (default 3)
 *   BENCH_EDITS  publications (default 20)
 */
const PAGE = '/company/about';
/** A location of the proxy with a copy of the page. */
const COPY = '/edge/copy';
const TOKEN = 'the-purge-token-of-the-bench';
const GOAL_OF_OWN_RATE = 0.9;
/** For Varnish; nginx asks for a page once a second. */
const GOAL_VISIBLE_MS = 1_000;

/** A page of a server. */
type Target = readonly [url: string, page: string];

await runCommand({ processFile: path.join(stateFolder, 'bench-processes.json') }, async (parts) => {
  const [runs, edits] = [readCount('BENCH_RUNS', 3), readCount('BENCH_EDITS', 20)];
  const { terminal, processes } = parts;
  const own = await openBenchSite('npm run bench:edge', parts);
  const folder = createTemporaryFolder(parts.shutdown);
  const { site, edge, varnish, bareVarnish } = await startServers(processes, folder, own);

  const bench: Bench = { terminal, measure: (target) => measureRate(processes, folder, target), runs };
  const ofNginx = await compare(bench, 'nginx', { proxy: [edge.url, COPY], site: [edge.url, PAGE] });
  const ofVarnish = await compare(bench, 'Varnish', { proxy: [bareVarnish, PAGE], site: [varnish, PAGE] });

  const session = await signInAdministrator(processes, { url: site.url, databaseUrl: own.databaseUrl });
  const readers: Reader[] = [async (urlPath) => (await edge.get(urlPath)).text, (urlPath) => fetchText(varnish + urlPath)];
  const [onEdge, onVarnish] = await measurePublications({ editor: site, session }, readers, edits);
  terminal.print(
    '',
    ...formatTable(
      ['', 'itself', 'the page', 'ratio', 'visible, p50 ms', 'p95 ms'],
      [
        [...ofNginx, ...formatTimes(onEdge)],
        [...ofVarnish, ...formatTimes(onVarnish)],
      ],
    ),
    '',
    `Requests a second, median of ${runs} (goal: ${GOAL_OF_OWN_RATE} of its own), and ${edits} publications ` +
      `(goal of Varnish: p95 ${GOAL_VISIBLE_MS} ms).`,
  );
});

function createTemporaryFolder(shutdown: Shutdown): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-bench-edge-'));
  // mkdtemp makes it private, but when root starts them, nginx and Varnish run as other users.
  chmodSync(folder, 0o755);
  shutdown.addCleanup(async () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The site, the two proxies in front of it, and a Varnish that needs no site. */
interface Servers {
  site: BenchInstance;
  edge: Edge;
  varnish: string;
  bareVarnish: string;
}

async function startServers(processes: ProcessManager, folder: string, own: BenchSite): Promise<Servers> {
  const createFolder = (name: string) => {
    mkdirSync(path.join(folder, name));
    return path.join(folder, name);
  };
  const port = await findFreePort();
  const site = await own.start({ CDN: 'varnish', CDN_URL: `http://127.0.0.1:${port}`, CDN_TOKEN: TOKEN });
  const sitePort = Number(new URL(site.url).port);
  const origins: [number, number] = [sitePort, sitePort];

  const copy = await writeCopy(createFolder('copy'), site.url);
  const edge = await startEdge(processes, createFolder('edge'), origins, {
    adapt: (config) =>
      config.replaceAll(/rate=\d+r\/s/g, 'rate=1000000r/s').replace('    location = /edge/health {', `${copy}$&`),
  });
  const files = await startStaticNginx(processes, createFolder('files'), site.url, [PAGE]);
  const varnish = await startVarnish(processes, { folder: createFolder('varnish'), port, origins, token: TOKEN });
  const bareVarnish = await runVarnish(processes, {
    folder: createFolder('bare-varnish'),
    port: await findFreePort(),
    vcl: buildBareVcl(Number(new URL(files).port)),
  });
  return { site, edge, varnish, bareVarnish };
}

interface Bench {
  terminal: Terminal;
  /** Returns requests per second. */
  measure: (target: Target) => Promise<number>;
  runs: number;
}

/** Measures what a proxy sends itself and the page of the site. @returns the name, both rates, and their ratio */
async function compare(
  { terminal, measure, runs }: Bench,
  name: string,
  { proxy, site }: { proxy: Target; site: Target },
): Promise<string[]> {
  const rates: { proxy: number; site: number }[] = [];
  for (let run = 1; run <= runs; run += 1)
    rates.push(
      await terminal.step(
        `${name}, run ${run}`,
        async () => ({ proxy: await measure(proxy), site: await measure(site) }),
        () => `${name}, run ${run}`,
      ),
    );
  const ofProxy = median(rates.map((rate) => rate.proxy));
  const ofSite = median(rates.map((rate) => rate.site));
  return [name, ofProxy.toFixed(0), ofSite.toFixed(0), median(rates.map((rate) => rate.site / rate.proxy)).toFixed(2)];
}

async function measureRate(processes: ProcessManager, folder: string, [url, page]: Target): Promise<number> {
  const { perSecond, errors } = await runWrk(processes, folder, { url, paths: [page] });
  if (errors > 0) throw new CommandError(`${errors} requests for ${url}${page} were answered with an error.`);
  return perSecond;
}

/** @returns for the proxy and for Varnish, the milliseconds until each edit was visible */
async function measurePublications(
  by: { editor: BenchInstance; session: string },
  readers: readonly Reader[],
  edits: number,
): Promise<[edge: number[], varnish: number[]]> {
  const times: [edge: number[], varnish: number[]] = [[], []];
  for (let edit = 1; edit <= edits; edit += 1) {
    const [onEdge = NaN, onVarnish = NaN] = await publish({ path: PAGE, heading: `Edit ${edit}`, ...by }, readers);
    times[0].push(onEdge);
    times[1].push(onVarnish);
  }
  return times;
}

function formatTimes(values: readonly number[]): string[] {
  return [median(values).toFixed(0), percentile(values, 95).toFixed(0)];
}

/** Writes a copy of the page, compressed in advance. @returns the location of nginx that sends it */
async function writeCopy(folder: string, site: string): Promise<string> {
  const response = await fetch(site + PAGE);
  const file = path.join(folder, 'page.html');
  writeFileSync(`${file}.gz`, gzipSync(await response.text(), { level: 9 }));
  return `    location = ${COPY} {
      alias ${file};
      gzip_static always;
      ${formatHeaders(response.headers)}
    }
`;
}

function buildBareVcl(originPort: number): string {
  return `vcl 4.1;
backend default {
  .host = "127.0.0.1";
  .port = "${originPort}";
}
sub vcl_backend_response {
  set beresp.ttl = 1d;
  return (deliver);
}
`;
}
