import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { CommandError } from '../scripts/command-error';
import type { BenchInstance } from './bench-site';

const pagesResponseSchema = z.object({
  docs: z.array(z.looseObject({ id: z.number(), layout: z.array(z.looseObject({ blockType: z.string() })) })).length(1),
});

/** A page that is published, and who does it. */
interface Publication {
  /** Path of the page. */
  path: string;
  /** The new heading of its first block. */
  heading: string;
  /** The instance that handles the edit. */
  editor: BenchInstance;
  /** The cookie of an administrator. */
  session: string;
}

/** Fetches the text of a page, by its path, the way a waiting reader would. */
export type Reader = (path: string) => Promise<string>;

/**
 * Publishes a page with a changed heading.
 * @returns milliseconds from the request that publishes until each reader shows the page
 */
export async function publish({ path, heading, editor, session }: Publication, readers: readonly Reader[]): Promise<number[]> {
  const headers = { 'Content-Type': 'application/json', Origin: editor.url, Cookie: session };
  const found = await fetch(`${editor.url}/api/pages?depth=0&where[url][equals]=${encodeURIComponent(path)}`, { headers });
  const [page] = pagesResponseSchema.parse(await found.json()).docs;
  const layout = page?.layout.map((block, index) => (index === 0 ? { ...block, heading } : block));
  const begin = performance.now();
  const saved = await fetch(`${editor.url}/api/pages/${page?.id}`, {
    method: 'PATCH',
    headers,
    body: JSON.stringify({ layout, _status: 'published' }),
  });
  const answer = await saved.text();
  if (!saved.ok) throw new CommandError(`Publishing ${path} was answered with ${saved.status}.`, { output: answer });
  const shown = async (read: Reader) => {
    while (!(await read(path)).includes(heading)) await wait(5);
    return performance.now() - begin;
  };
  return Promise.all(readers.map(shown));
}

/** Creates a reader of each instance. */
export function createReaders(instances: readonly BenchInstance[]): Reader[] {
  return instances.map(
    ({ url }) =>
      (path) =>
        fetchText(url + path),
  );
}

/** @throws {CommandError} when the response is an error */
export async function fetchText(url: string): Promise<string> {
  const answer = await fetch(url);
  const text = await answer.text();
  if (!answer.ok) throw new CommandError(`${url} was answered with ${answer.status}.`, { output: text.slice(0, 500) });
  return text;
}
