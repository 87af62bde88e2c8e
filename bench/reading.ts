import '../scripts/check-runtime';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { z } from 'zod';
import { checkout, stateFolder } from '../scripts/checkout';
import { runCommand } from '../scripts/command';
import { Problem } from '../scripts/problem';
import { insertPosts } from './generated-posts';
import { countFrom, openBenchSite } from './own-site';
import { percentile } from './statistics';

/*
 * npm run bench:reading: how long lists take with ten thousand posts. It fills a database of its own, starts the built
 * site on it, and asks for pages that nobody has asked for before, so that none comes from the page cache.
 *
 *   BENCH_POSTS  how many posts are generated (default 10000)
 */
const ASKED = 40;
/** With fewer, lists have not as many pages as are asked for. */
const FEWEST = 3_000;
const GOAL_MS = 100;
const PER_PAGE = 12;

await runCommand({ processRecord: path.join(stateFolder, 'bench-processes.json') }, async (parts) => {
  const { terminal } = parts;
  const posts = countFrom('BENCH_POSTS', 10_000, FEWEST);
  const own = await openBenchSite('npm run bench:reading', parts);
  await terminal.step(`Generating ${posts} posts`, () => filled(own.databaseUrl, posts), () => `Generated ${posts} posts`);
  const { url: site } = await own.start();

  const pages = Math.ceil(posts / PER_PAGE);
  const listPages = (from: number) => Array.from({ length: ASKED }, (_page, index) => `/blog/page/${from + index}`);
  const middle = Math.floor(pages / 2);
  // The process compiles its code as it runs; the first pages of any kind are slower, on any site.
  for (const address of ['/blog', ...listPages(middle + ASKED), '/blog/generated-post-1', '/blog/feed.xml', '/sitemap.xml']) await milliseconds(site + address);
  const asked = {
    'list, first pages': listPages(2),
    'list, middle': listPages(middle),
    'list, last pages': listPages(pages - ASKED),
    'list of a topic': Array.from({ length: ASKED }, (_page, index) => `/blog/topic/security/page/${index + 2}`),
    'a post': Array.from({ length: ASKED }, (_page, index) => `/blog/generated-post-${index + 100}`),
    feed: Array.from({ length: 10 }, () => '/blog/feed.xml'),
    sitemap: Array.from({ length: 10 }, () => '/sitemap.xml'),
  };
  const rows = await terminal.step('Asking', () => rowsOf(site, asked), () => 'Asked');
  terminal.print('', ...table(['made anew', 'p50 ms', 'p95 ms', 'asked'], rows), '');
  terminal.print(`With ${posts} generated posts, one request after the other. Goal: a list page in under ${GOAL_MS} ms at the 95th percentile.`);
  terminal.print(`Pages that the build has made: ${pagesOfBuild()}.`, '');
});

async function filled(url: string, posts: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await insertPosts(client, posts);
  } finally {
    await client.end();
  }
}

/** Asks one of each kind after the other, so that what happens to the machine meanwhile happens to all of them. */
async function rowsOf(site: string, asked: Readonly<Record<string, readonly string[]>>): Promise<string[][]> {
  const times = new Map<string, number[]>(Object.keys(asked).map((name) => [name, []]));
  for (let turn = 0; turn < ASKED; turn += 1) {
    for (const [name, addresses] of Object.entries(asked)) {
      const address = addresses[turn];
      if (address !== undefined) times.get(name)?.push(await milliseconds(site + address));
    }
  }
  return [...times].map(([name, each]) => [name, percentile(each, 50).toFixed(0), percentile(each, 95).toFixed(0), String(each.length)]);
}

async function milliseconds(address: string): Promise<number> {
  const begin = performance.now();
  const answer = await fetch(address, { redirect: 'manual' });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Problem(`${address} answers ${answer.status}, so there is nothing to measure.`);
  return performance.now() - begin;
}

/** How many pages of entries are in the build: it would grow with the posts if it made them. */
function pagesOfBuild(): number {
  const manifest = z.object({ routes: z.record(z.string(), z.unknown()) }).parse(JSON.parse(readFileSync(path.join(checkout, '.next/prerender-manifest.json'), 'utf8')));
  return Object.keys(manifest.routes).filter((route) => !route.startsWith('/_')).length;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  return [head, ...rows].map((row) => row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  '));
}
