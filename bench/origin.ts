import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { runCommand } from '../scripts/command';
import { stateFolder } from '../scripts/paths';
import { openBenchSite } from './bench-site';
import { startStaticNginx } from './static-nginx';
import { type Load, type LoadResult, runWrk } from './wrk';

/*
 * npm run bench:origin: how many cached pages one process sends in a second, and how fast, beside nginx with the same
 * pages in the same run. It needs nginx and wrk, which are installed as root on Debian.
 */
const HOT_PAGE = '/company/about';
const PAGE_COUNT = 300;
/** How often a page is invalidated in the run "while publishing". */
const PUBLISH_EVERY_MS = 200;

await runCommand({ processFile: path.join(stateFolder, 'bench-processes.json') }, async (parts) => {
  const { terminal, processes, shutdown } = parts;
  const own = await openBenchSite('npm run bench:origin', parts);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-bench-origin-'));
  shutdown.addCleanup(async () => rmSync(folder, { recursive: true, force: true }));
  const { url: site } = await own.start();
  const paths = await listPaths(site);
  const nginx = await terminal.step(
    `Rendering ${paths.length} pages`,
    () => startStaticNginx(processes, folder, site, paths),
    () => `Rendered ${paths.length} pages`,
  );
  const measure = (load: Load) => runWrk(processes, folder, load);
  const compare = async (name: string, load: Omit<Load, 'url'>, ofNginx: Omit<Load, 'url'> = load) => {
    await measure({ ...load, url: site, rate: 200 });
    const [files, pages] = [await measure({ ...ofNginx, url: nginx }), await measure({ ...load, url: site })];
    terminal.print(...formatPair(name, files, pages));
    return pages;
  };

  terminal.print('', `${'requests a second, p50, p99'.padEnd(28)}  nginx                     site                      ratio`);
  const hot = await compare('hot page', { paths: [HOT_PAGE] });
  await compare(`${paths.length} pages`, { paths });
  await compare('304', await withEtag(site), await withEtag(nginx));
  const half = await measure({ url: site, paths: [HOT_PAGE], rate: hot.perSecond / 2 });
  terminal.print(`${'hot page at half the load'.padEnd(28)}  ${''.padEnd(24)}  ${formatResult(half)}`);
  const publishing = await whilePublishing(own.databaseUrl, () => measure({ url: site, paths, rate: hot.perSecond / 2 }));
  terminal.print(`${'while publishing, same load'.padEnd(28)}  ${''.padEnd(24)}  ${formatResult(publishing)}`, '');
});

async function listPaths(site: string): Promise<string[]> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  return addresses.slice(0, PAGE_COUNT);
}

async function withEtag(server: string): Promise<Omit<Load, 'url'>> {
  const response = await fetch(server + HOT_PAGE, { headers: { 'accept-encoding': 'gzip' } });
  await response.arrayBuffer();
  return { paths: [HOT_PAGE], headers: { 'If-None-Match': response.headers.get('etag') ?? '' } };
}

/** Invalidates one page after the other as publications do, and has them rendered again by the readers. */
async function whilePublishing(databaseUrl: string, work: () => Promise<LoadResult>): Promise<LoadResult> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  // Pages that no other page shows.
  const { rows } = await client.query<{ tag: string }>(
    "select tag from page_cache.page, unnest(tags) as tag where tag like 'page:%' group by tag having count(*) = 1 order by tag",
  );
  let isOver = false;
  const publisher = (async () => {
    for (let index = 0; !isOver; index += 1) {
      await client.query('select page_cache.drop_tags(array[$1])', [rows[index % rows.length]?.tag]);
      await wait(PUBLISH_EVERY_MS);
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
  const ratio = (site.perSecond / nginx.perSecond).toFixed(2);
  return [`${name.padEnd(28)}  ${formatResult(nginx)}  ${formatResult(site)}  ${ratio}`];
}

function formatResult({ perSecond, p50, p99, failed }: LoadResult): string {
  const failures = failed === 0 ? '' : ` (${failed} failed)`;
  return `${Math.round(perSecond)}  ${p50.toFixed(2)} ms  ${p99.toFixed(2)} ms${failures}`.padEnd(24);
}
