import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { CONTENT_LISTS, type ContentList } from './content-lists';
import { buildDocsFiles } from './docs-files';
import { serializeFields } from './serialize-fields';
import { ENTRY_KINDS } from '@/cms/core/entry-kinds';
import { serializeYaml, getPageFile, getSharedBlockFile, serializeMarkdown } from './files';
import { buildMediaFiles } from './media-files';

/** What a content file holds. */
export type FileContent = string | Buffer;

/** Writes what is published as content files below `root`; an import of these files changes nothing. */
export async function exportContent(payload: Payload, root: string): Promise<string[]> {
  const files = await buildContentFiles(await createLocalReq({}, payload));
  for (const [file, content] of files) {
    const target = path.join(root, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
  }
  return [...files.keys()];
}

/** The content files of what is published, by their paths, as the transaction of this request sees it. */
export async function buildContentFiles(req: PayloadRequest): Promise<Map<string, FileContent>> {
  const { payload } = req;
  const pages = await payload.find({
    collection: 'pages',
    where: { _status: { equals: 'published' } },
    sort: 'url',
    pagination: false,
    depth: 0,
    req,
  });
  const sections = await payload.find({ collection: 'sections', sort: 'id', pagination: false, depth: 0, req });
  const settings = await payload.findGlobal({ slug: 'settings', depth: 0, req });
  const files = new Map<string, FileContent>();
  for (const page of pages.docs)
    files.set(getPageFile(page.url), serializeYaml(serializeFields(page, payload.collections.pages.config.fields)));
  for (const section of sections.docs)
    files.set(
      getSharedBlockFile(section.id),
      serializeYaml(serializeFields(section, payload.collections.sections.config.fields)),
    );
  for (const list of CONTENT_LISTS) files.set(list.file, serializeYaml(await getListRows(list, req)));
  files.set(
    'settings.yaml',
    serializeYaml(serializeFields(settings, payload.globals.config.find(({ slug }) => slug === 'settings')?.fields ?? [])),
  );
  for (const [file, content] of [
    ...(await buildEntryFiles(req)),
    ...(await buildDocsFiles(req)),
    ...(await buildMediaFiles(req)),
  ])
    files.set(file, content);
  return files;
}

/** The published entries of all kinds, each with its file. */
async function buildEntryFiles(req: PayloadRequest): Promise<[string, string][]> {
  const files: [string, string][] = [];
  // One after the other: a transaction has one connection.
  for (const { collection, folder } of ENTRY_KINDS) {
    const { docs } = await req.payload.find({
      collection,
      where: { _status: { equals: 'published' } },
      pagination: false,
      depth: 0,
      req,
    });
    for (const doc of docs)
      files.push([
        `${folder}/${doc.slug}.md`,
        serializeMarkdown(serializeFields(doc, req.payload.collections[collection].config.fields)),
      ]);
  }
  return files;
}

async function getListRows({ collection, key, ordered }: ContentList, req: PayloadRequest): Promise<unknown[]> {
  const { payload } = req;
  const { docs } = await payload.find({ collection, ...(ordered ? { sort: '_order' } : {}), pagination: false, depth: 0, req });
  const rows = docs.map((doc) => serializeFields(doc, payload.collections[collection].config.fields));
  return ordered ? rows : rows.toSorted((one, other) => compareCodeUnits(String(one[key]), String(other[key])));
}

/** The order that a database sorts in depends on its collation, and a file must not. */
function compareCodeUnits(one: string, other: string): number {
  return one < other ? -1 : 1;
}
