import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { ENTRY_KINDS } from '@/cms/core/kinds/entry-kinds';
import { PUBLISHED_WHERE } from '@/cms/core/publishing/published-where';
import { CONTENT_LISTS, type ContentList } from './content-lists';
import { buildDocsFiles } from './docs-files';
import { serializeFields } from './serialize-fields';
import { getEntryFile, serializeYaml, getPageFile, getSharedBlockFile, serializeMarkdown, SETTINGS_FILE } from './files';
import { buildMediaFiles } from './media-files';

/** The content of a file. */
export type FileContent = string | Buffer;

/** Writes published content as content files below `root`. Importing these files changes nothing. */
export async function exportContent(payload: Payload, root: string): Promise<string[]> {
  const files = await buildContentFiles(await createLocalReq({}, payload));
  for (const [file, content] of files) {
    const target = path.join(root, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
  }
  return [...files.keys()];
}

/** Builds the files of the published content, by path, as seen by the request's transaction. */
export async function buildContentFiles(req: PayloadRequest): Promise<Map<string, FileContent>> {
  return new Map<string, FileContent>([...(await buildTextFiles(req)), ...(await buildMediaFiles(req))]);
}

/** Builds the content files without the pictures. */
export async function buildTextFiles(req: PayloadRequest): Promise<Map<string, string>> {
  const { payload } = req;
  const pages = await payload.find({
    collection: 'pages',
    where: PUBLISHED_WHERE,
    sort: 'url',
    pagination: false,
    depth: 0,
    req,
  });
  const sharedBlocks = await payload.find({ collection: 'shared-blocks', sort: 'id', pagination: false, depth: 0, req });
  const settings = await payload.findGlobal({ slug: 'settings', depth: 0, req });
  const files = new Map<string, string>();
  for (const page of pages.docs)
    files.set(getPageFile(page.url), serializeYaml(serializeFields(page, payload.collections.pages.config.fields)));
  for (const sharedBlock of sharedBlocks.docs)
    files.set(
      getSharedBlockFile(sharedBlock.id),
      serializeYaml(serializeFields(sharedBlock, payload.collections['shared-blocks'].config.fields)),
    );
  for (const list of CONTENT_LISTS) files.set(list.file, serializeYaml(await getListRows(list, req)));
  files.set(
    SETTINGS_FILE,
    serializeYaml(serializeFields(settings, payload.globals.config.find(({ slug }) => slug === 'settings')?.fields ?? [])),
  );
  for (const [file, content] of [...(await buildEntryFiles(req)), ...(await buildDocsFiles(req))]) files.set(file, content);
  return files;
}

/** Builds the files of the published entries of all kinds. */
async function buildEntryFiles(req: PayloadRequest): Promise<[string, string][]> {
  const files: [string, string][] = [];
  // Sequential, because a transaction has a single connection.
  for (const { collection, folder } of ENTRY_KINDS) {
    const { docs } = await req.payload.find({
      collection,
      where: PUBLISHED_WHERE,
      pagination: false,
      depth: 0,
      req,
    });
    for (const doc of docs)
      files.push([
        getEntryFile({ folder }, doc.slug),
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

/** Compares by code unit: the database's sort order depends on its collation, and a file's order must not. */
function compareCodeUnits(one: string, other: string): number {
  return one < other ? -1 : 1;
}
