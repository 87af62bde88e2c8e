import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Payload } from 'payload';
import { fieldsForFile } from './fields-of-file';
import { contentFileText, fileOfPage } from './files';

/** Writes what is published as content files below `root`; an import of these files changes nothing. */
export async function exportContent(payload: Payload, root: string): Promise<string[]> {
  const everything = { pagination: false, depth: 0 } as const;
  const [pages, redirects, settings] = await Promise.all([
    payload.find({ collection: 'pages', where: { _status: { equals: 'published' } }, sort: 'url', ...everything }),
    payload.find({ collection: 'redirects', ...everything }),
    payload.findGlobal({ slug: 'settings', depth: 0 }),
  ]);
  const files = new Map<string, unknown>();
  for (const page of pages.docs) files.set(fileOfPage(page.url), fieldsForFile(page, payload.collections.pages.config.fields));
  files.set('redirects.yaml', redirects.docs.toSorted(byOldAddress).map((redirect) => fieldsForFile(redirect, payload.collections.redirects.config.fields)));
  files.set('settings.yaml', fieldsForFile(settings, payload.globals.config.find(({ slug }) => slug === 'settings')?.fields ?? []));
  for (const [file, data] of files) {
    const target = path.join(root, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, contentFileText(data));
  }
  return [...files.keys()];
}

/** By code units: the order that a database sorts in depends on its collation, and a file must not. */
function byOldAddress(one: { from: string }, other: { from: string }): number {
  return one.from < other.from ? -1 : 1;
}
