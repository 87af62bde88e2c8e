import type { Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { buildDocUrl, parseDocVersion, LATEST_VERSION } from '@/cms/core/kinds/docs-locations';
import { PUBLISHED_WHERE } from '@/cms/core/publishing/published-where';
import { type DocFields, validateDoc } from '@/modules/docs/server';
import { getToday } from '@/platform/utc-day';
import { isCollectionData, type ContentProblem, wrapValidationErrors, getString, checkUnknownFields } from './validation';
import { withEmptyFields } from './empty-fields';
import { findStoredIds } from './find-stored-ids';
import { serializeFields } from './serialize-fields';
import {
  listFiles,
  ContentError,
  UNDATED,
  serializeYaml,
  type ContentFile,
  readYamlFile,
  readMarkdownFile,
  serializeMarkdown,
} from './files';

/** The handbook's folder: docs/<version>/<group>/<page>.md and docs/<version>/<group>/_group.yaml. */
const FOLDER = 'docs';
const GROUP_FILE = '_group.yaml';

/** The files of the handbook. Their fields match the collections; version, group and slug come from the path. */
export interface DocsFiles {
  groups: ContentFile[];
  pages: ContentFile[];
}

/**
 * Reads the handbook; empty without a folder.
 * @throws ContentError for a misplaced or unreadable file
 */
export async function readDocs(root: string): Promise<DocsFiles> {
  const files = await listFiles(root, FOLDER);
  const places = files.map((file) => ({ file, parts: file.split('/').slice(1) }));
  const misplaced = places.filter(
    ({ parts: [version = '', , name = '', ...rest] }) =>
      rest.length > 0 || !parseDocVersion(version) || !(name === GROUP_FILE || name.endsWith('.md')),
  );
  if (misplaced.length > 0)
    throw new ContentError(
      misplaced.map(({ file }) => ({
        file,
        field: 'its path',
        value: undefined,
        problem: `the handbook has files such as ${FOLDER}/${LATEST_VERSION}/install/sles.md`,
      })),
    );
  const [groups, pages] = await Promise.all([
    Promise.all(
      places
        .filter(({ parts }) => parts[2] === GROUP_FILE)
        .map(({ file, parts: [version, key] }) => readGroup(root, file, { version, key })),
    ),
    Promise.all(
      places
        .filter(({ parts }) => parts[2] !== GROUP_FILE)
        .map(({ file, parts: [version, group, name = ''] }) =>
          readPage(root, file, { version, group, slug: name.slice(0, -'.md'.length) }),
        ),
    ),
  ]);
  return { groups, pages };
}

async function readGroup(root: string, file: string, fromPath: object): Promise<ContentFile> {
  const { data, text } = await readYamlFile(root, file);
  return { file, text, data: typeof data === 'object' ? { ...data, ...fromPath } : data };
}

async function readPage(root: string, file: string, fromPath: object): Promise<ContentFile> {
  const { data, text } = await readMarkdownFile(root, file);
  return { file, text, data: { ...data, ...fromPath } };
}

/** The fields that the rules check; Payload validates each field's value on write. */
const docFieldsSchema: z.ZodType<DocFields> = z.object({
  version: z.string(),
  group: z.string(),
  slug: z.string(),
  order: z.number().optional().catch(undefined),
  verified: z.string().optional().catch(undefined),
  products: z.array(z.string()).optional().catch(undefined),
  related: z.array(z.string()).optional().catch(undefined),
});

/** Returns the errors in the handbook's files, each with its location. */
export function validateDocsFiles(
  { groups, pages }: DocsFiles,
  payload: Payload,
  lists: readonly { list: { collection: string }; rows: Pick<ContentFile, 'data'>[] }[],
): ContentProblem[] {
  const products = new Set(
    lists.flatMap(({ list, rows }) =>
      list.collection === 'products' ? rows.flatMap(({ data }) => getString(data, 'key') ?? []) : [],
    ),
  );
  const keys = new Set(groups.map(({ data }) => `${getString(data, 'version')}/${getString(data, 'key')}`));
  const facts = pages.map(({ file, data }) => ({ file, doc: docFieldsSchema.parse(data) }));
  const today = getToday();
  return [
    ...checkUnknownFields(groups, payload.collections['docs-groups'].config.fields),
    ...checkUnknownFields(pages, payload.collections.docs.config.fields),
    ...facts.flatMap(({ file, doc }) => {
      const neighbors = facts
        .filter((other) => other.file !== file && other.doc.version === doc.version && other.doc.group === doc.group)
        .map((other) => other.doc);
      return validateDoc(doc, { groups: keys, products, neighbors, today }).map((problem) => ({ file, ...problem }));
    }),
  ];
}

/** Returns every URL path that the handbook's files create: pages, groups and older versions. */
export function getDocsUrls({ groups, pages }: DocsFiles): string[] {
  const ofGroups = groups.flatMap(({ data }) => buildUrls(getString(data, 'version'), getString(data, 'key')));
  const ofPages = pages.flatMap(({ data }) =>
    buildUrls(getString(data, 'version'), getString(data, 'group'), getString(data, 'slug')),
  );
  return [...ofGroups, ...ofPages];
}

/** Returns the path of a page or group, and that of its version. */
function buildUrls(version = '', group?: string, slug?: string): string[] {
  const known = parseDocVersion(version);
  return known ? [buildDocUrl({ version: known }), buildDocUrl({ version: known, group, slug })] : [];
}

/** Writes the handbook, replacing existing groups and pages. */
export async function writeDocs({ groups, pages }: DocsFiles, req: PayloadRequest): Promise<void> {
  const { collections } = req.payload;
  const findGroup = await findStoredIds(req, 'docs-groups', ['version', 'key']);
  const findPage = await findStoredIds(req, 'docs', ['version', 'group', 'slug']);
  for (const { file, data: given } of groups) {
    const data = withEmptyFields(given, collections['docs-groups'].config.fields);
    if (!isCollectionData<'docs-groups'>(data)) continue;
    await wrapValidationErrors(file, data, async () => {
      const id = findGroup(data);
      if (id === undefined) await req.payload.create({ collection: 'docs-groups', data, req });
      else await req.payload.update({ collection: 'docs-groups', id, data, req });
    });
  }
  for (const { file, data: given } of pages) {
    const data = withEmptyFields(given, collections.docs.config.fields);
    if (!isCollectionData<'docs'>(data)) continue;
    await wrapValidationErrors(file, data, async () => {
      const id = findPage(data);
      const published = { ...UNDATED, ...data, _status: 'published' as const };
      if (id === undefined) await req.payload.create({ collection: 'docs', data: published, req });
      else await req.payload.update({ collection: 'docs', id, data: published, req });
    });
  }
}

/** Returns the file of a chapter. */
export function getDocsGroupFile({ version, key }: { version: string; key: string }): string {
  return `${FOLDER}/${version}/${key}/${GROUP_FILE}`;
}

/** Returns the file of a page of the handbook. */
export function getDocFile({ version, group, slug }: { version: string; group: string; slug: string }): string {
  return `${FOLDER}/${version}/${group}/${slug}.md`;
}

/** Builds the files of the published handbook, each with its text. */
export async function buildDocsFiles(req: PayloadRequest): Promise<[string, string][]> {
  const { payload } = req;
  const groups = await payload.find({ collection: 'docs-groups', pagination: false, depth: 0, req });
  const pages = await payload.find({
    collection: 'docs',
    where: PUBLISHED_WHERE,
    pagination: false,
    depth: 0,
    req,
  });
  return [
    ...groups.docs.map((group): [string, string] => {
      const {
        version: _version,
        key: _key,
        ...fields
      } = serializeFields(group, payload.collections['docs-groups'].config.fields);
      return [getDocsGroupFile(group), serializeYaml(fields)];
    }),
    ...pages.docs.map((page): [string, string] => {
      const { version: _version, group: _group, ...fields } = serializeFields(page, payload.collections.docs.config.fields);
      return [getDocFile(page), serializeMarkdown(fields)];
    }),
  ];
}
