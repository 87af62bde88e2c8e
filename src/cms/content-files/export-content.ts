import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Payload } from 'payload';
import { CONTENT_LISTS, type ContentList } from './content-lists';
import { fieldsForFile } from './fields-of-file';
import { ARTICLE_KINDS } from '../articles/kinds';
import { contentFileText, fileOfPage, fileOfSection, textFileText } from './files';

/** Writes what is published as content files below `root`; an import of these files changes nothing. */
export async function exportContent(payload: Payload, root: string): Promise<string[]> {
  const [pages, sections, settings, ...lists] = await Promise.all([
    payload.find({ collection: 'pages', where: { _status: { equals: 'published' } }, sort: 'url', pagination: false, depth: 0 }),
    payload.find({ collection: 'sections', sort: 'id', pagination: false, depth: 0 }),
    payload.findGlobal({ slug: 'settings', depth: 0 }),
    ...CONTENT_LISTS.map((list) => rowsOf(payload, list)),
  ]);
  const files = new Map<string, string>();
  for (const page of pages.docs) files.set(fileOfPage(page.url), contentFileText(fieldsForFile(page, payload.collections.pages.config.fields)));
  for (const section of sections.docs) files.set(fileOfSection(section.id), contentFileText(fieldsForFile(section, payload.collections.sections.config.fields)));
  for (const [index, { file }] of CONTENT_LISTS.entries()) files.set(file, contentFileText(lists[index]));
  files.set('settings.yaml', contentFileText(fieldsForFile(settings, payload.globals.config.find(({ slug }) => slug === 'settings')?.fields ?? [])));
  for (const [file, text] of await texts(payload)) files.set(file, text);
  for (const [file, text] of files) {
    const target = path.join(root, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
  return [...files.keys()];
}

/** The published tutorials, posts and labs, each with its file. */
async function texts(payload: Payload): Promise<[string, string][]> {
  const kinds = ARTICLE_KINDS.map(async ({ collection, folder }) => {
    const { docs } = await payload.find({ collection, where: { _status: { equals: 'published' } }, pagination: false, depth: 0 });
    return docs.map((doc): [string, string] => [`${folder}/${doc.slug}.md`, textFileText(fieldsForFile(doc, payload.collections[collection].config.fields))]);
  });
  return (await Promise.all(kinds)).flat();
}

async function rowsOf(payload: Payload, { collection, key, ordered }: ContentList): Promise<unknown[]> {
  const { docs } = await payload.find({ collection, ...(ordered ? { sort: '_order' } : {}), pagination: false, depth: 0 });
  const rows = docs.map((doc) => fieldsForFile(doc, payload.collections[collection].config.fields));
  return ordered ? rows : rows.toSorted((one, other) => byCodeUnits(String(one[key]), String(other[key])));
}

/** The order that a database sorts in depends on its collation, and a file must not. */
function byCodeUnits(one: string, other: string): number {
  return one < other ? -1 : 1;
}
