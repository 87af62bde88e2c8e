import '../scripts/check-runtime';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { z } from 'zod';
import { TOPICS } from '@/cms/core/taxonomy/topics';
import { repositoryRoot, stateFolder } from '../scripts/paths';
import { runCommand } from '../scripts/command';
import { CommandError } from '../scripts/command-error';
import { insertPosts } from './generated-posts';
import { readCount, openBenchSite } from './bench-site';
import { percentile } from './statistics';
import { formatTable } from './table';

/*
 * npm run bench:reading: response times of lists with ten thousand posts. It seeds a database of its own, starts the
 * built site with it, and requests pages that have never been requested before, so that none comes from the page
 * cache.
 *
 *   BENCH_POSTS  number of generated posts (default 10000)
 */
const REQUESTS_PER_KIND = 40;
/** With fewer posts, lists have fewer pages than the benchmark requests. */
const MIN_POSTS = 3_000;
const GOAL_MS = 100;
const PER_PAGE = 12;

await runCommand({ processFile: path.join(stateFolder, 'bench-processes.json') }, async (parts) => {
  const { terminal } = parts;
  const posts = readCount('BENCH_POSTS', 10_000, MIN_POSTS);
  const own = await openBenchSite('npm run bench:reading', parts);
  await terminal.step(
    `Generating ${posts} posts`,
    () => generatePosts(own.databaseUrl, posts),
    () => `Generated ${posts} posts`,
  );
  const { url: site } = await own.start();

  const pages = Math.ceil(posts / PER_PAGE);
  const listPages = (from: number) => Array.from({ length: REQUESTS_PER_KIND }, (_page, index) => `/blog/page/${from + index}`);
  const middle = Math.floor(pages / 2);
  // The process compiles code as it runs, so the first pages of each kind are slower on any site.
  for (const urlPath of ['/blog', ...listPages(middle + REQUESTS_PER_KIND), '/blog/generated-post-1', '/blog/feed.xml'])
    await measureRequest(site + urlPath);
  const requests = {
    'list, first pages': listPages(2),
    'list, middle': listPages(middle),
    'list, last pages': listPages(pages - REQUESTS_PER_KIND),
    'list of a topic': Array.from({ length: REQUESTS_PER_KIND }, (_page, index) => `/blog/topic/security/page/${index + 2}`),
    'a post': Array.from({ length: REQUESTS_PER_KIND }, (_page, index) => `/blog/generated-post-${index + 100}`),
    'feed of a topic': TOPICS.map(({ value }) => `/blog/topic/${value}/feed.xml`),
  };
  const rows = await terminal.step(
    'Requesting pages',
    () => measureRows(site, requests),
    () => 'Requested pages',
  );
  terminal.print('', ...formatTable(['rendered', 'p50 ms', 'p95 ms', 'requests'], rows), '');
  terminal.print(
    `With ${posts} generated posts, one request after the other. Goal: a list page in under ${GOAL_MS} ms at the 95th percentile.`,
  );
  terminal.print(`Entry pages in the build: ${countBuiltPages()}.`, '');
});

async function generatePosts(url: string, posts: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await insertPosts(client, posts);
  } finally {
    await client.end();
  }
}

/** Requests one page of each kind in turn, so that fluctuations of the machine affect all kinds. */
async function measureRows(site: string, requests: Readonly<Record<string, readonly string[]>>): Promise<string[][]> {
  const times = new Map<string, number[]>(Object.keys(requests).map((name) => [name, []]));
  for (let turn = 0; turn < REQUESTS_PER_KIND; turn += 1) {
    for (const [name, paths] of Object.entries(requests)) {
      const urlPath = paths[turn];
      if (urlPath !== undefined) times.get(name)?.push(await measureRequest(site + urlPath));
    }
  }
  return [...times].map(([name, each]) => [
    name,
    percentile(each, 50).toFixed(0),
    percentile(each, 95).toFixed(0),
    String(each.length),
  ]);
}

async function measureRequest(url: string): Promise<number> {
  const begin = performance.now();
  const response = await fetch(url, { redirect: 'manual' });
  await response.arrayBuffer();
  if (response.status !== 200)
    throw new CommandError(`${url} responds with status ${response.status}, so there is nothing to measure.`);
  return performance.now() - begin;
}

/** Counts the entry pages in the build. The number would grow with the posts if the build rendered them. */
function countBuiltPages(): number {
  const manifest = z
    .object({ routes: z.record(z.string(), z.unknown()) })
    .parse(JSON.parse(readFileSync(path.join(repositoryRoot, '.next/prerender-manifest.json'), 'utf8')));
  return Object.keys(manifest.routes).filter((route) => !route.startsWith('/_')).length;
}
