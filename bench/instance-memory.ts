import { readFileSync } from 'node:fs';
import { CommandError } from '../scripts/command-error';
import type { BenchInstance } from './bench-site';

/** As many requests as a busy site has at a time. */
const READERS = 4;

/** Returns the resident memory of an instance, in megabytes. */
export function getMemoryMb({ process: { pid } }: BenchInstance): number {
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_000);
}

/** Returns the paths in the sitemap of a site, or in the sitemaps that it lists. */
export async function readSitemap(site: string, path = '/sitemap.xml'): Promise<string[]> {
  const sitemap = await (await fetch(site + path)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  if (!sitemap.includes('<sitemapindex ')) return paths;
  return (await Promise.all(paths.map((part) => readSitemap(site, part)))).flat();
}

/**
 * Requests each page once, as browsers do, with Brotli.
 * @throws {CommandError} when a page isn't answered with 200
 */
export async function readPages(site: string, paths: readonly string[]): Promise<void> {
  const waiting = paths.toReversed();
  const read = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const response = await fetch(site + path, { headers: { 'accept-encoding': 'br' } });
      await response.arrayBuffer();
      if (response.status !== 200) throw new CommandError(`${path} is answered with ${response.status}.`);
    }
  };
  await Promise.all(Array.from({ length: READERS }, read));
}
