import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { parseDocument, stringify } from 'yaml';
import { isRecord } from '@/platform/is-record';

/** A content file: its path below content/, its text and its parsed data. */
export interface ContentFile {
  file: string;
  text: string;
  data: unknown;
}

/** The file of the site settings. */
export const SETTINGS_FILE = 'settings.yaml';

/** The folder of the pictures, each a file with its metadata beside it. */
export const MEDIA_FOLDER = 'media';

/** A file without a date: the date is set as for a publication, and that of the stored entry isn't kept. */
export const UNDATED = { contentChangedAt: '' };

/** An error in content files, with enough detail for the author to find and fix it. */
export class ContentError extends Error {
  override name = 'ContentError';

  constructor(readonly problems: readonly { file: string; field: string; value: unknown; problem: string }[]) {
    const lines = problems.map(({ file, field, value, problem }) => {
      const shown = value === undefined ? '' : ` (${JSON.stringify(value).slice(0, 120)})`;
      return `  content/${file}: ${field}${shown}: ${problem}`;
    });
    super(
      `The content has ${problems.length === 1 ? 'a mistake' : `${problems.length} mistakes`}; nothing was imported.\n${lines.join('\n')}`,
    );
  }
}

/**
 * Lists all files below a folder by their paths below the root, in order; none without such a folder.
 * @throws when the folder can't be read
 */
export async function listFiles(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .toSorted();
}

/** Reads all YAML files below a folder in path order; none without such a folder. */
export async function readYamlFiles(root: string, folder: string): Promise<ContentFile[]> {
  const files = (await listFiles(root, folder)).filter((file) => file.endsWith('.yaml'));
  return Promise.all(files.map((file) => readYamlFile(root, file)));
}

/**
 * Reads one YAML file.
 * @throws ContentError with the location of a syntax error
 */
export async function readYamlFile(root: string, file: string): Promise<ContentFile> {
  const text = await readFile(path.join(root, file), 'utf8');
  return { file, text, data: parseYaml(text, { file, linesBefore: 0 }) };
}

/** A replica parses and serializes all content each time anything is published, and most of it has not changed. */
const CACHED_CHARACTERS_MAX = 8_000_000;
const createTextCache = () =>
  new LRUCache<string, string>({
    maxSize: CACHED_CHARACTERS_MAX,
    sizeCalculation: (value, key) => value.length + key.length,
  });
/** Parsed data as JSON, by the text of the file, so that each caller gets its own copy. */
const parsedFiles = createTextCache();
/** By data as JSON, their text. */
const serializedFiles = createTextCache();

function parseYaml(text: string, { file, linesBefore }: { file: string; linesBefore: number }): unknown {
  const known = parsedFiles.get(text);
  if (known !== undefined) return JSON.parse(known);
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error)
    throw new ContentError([
      {
        file,
        field: `line ${(error.linePos?.[0].line ?? 0) + linesBefore}`,
        value: undefined,
        problem: error.message.split('\n')[0] ?? 'not YAML',
      },
    ]);
  const data: unknown = document.toJS();
  parsedFiles.set(text, JSON.stringify(data));
  return data;
}

/** Serializes a content file. The format is fixed, so that an import followed by an export changes nothing. */
export function serializeYaml(data: unknown): string {
  const key = JSON.stringify(data);
  const text = serializedFiles.get(key) ?? stringify(data, { lineWidth: 0, blockQuote: 'literal', singleQuote: true });
  serializedFiles.set(key, text);
  return text;
}

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n+/;

/**
 * Reads all Markdown files below a folder in name order: the front matter provides the fields, the path within the
 * folder the slug, and the rest is the body. Returns none without such a folder.
 *
 * @throws ContentError with the location when the front matter is missing or isn't YAML
 */
export async function readMarkdownFiles(root: string, folder: string): Promise<ContentFile[]> {
  const files = (await listFiles(root, folder)).filter((file) => file.endsWith('.md'));
  return Promise.all(
    files.map(async (each) => {
      const { data, ...file } = await readMarkdownFile(root, each);
      return { ...file, data: { slug: path.posix.relative(folder, each).slice(0, -'.md'.length), ...data } };
    }),
  );
}

/**
 * Reads one Markdown file: the front matter provides the fields, and the rest is the body.
 * @throws ContentError with the location when the front matter is missing or isn't YAML
 */
export async function readMarkdownFile(root: string, file: string): Promise<ContentFile & { data: Record<string, unknown> }> {
  const text = await readFile(path.join(root, file), 'utf8');
  const [all, yaml] = FRONT_MATTER.exec(text) ?? [];
  if (all === undefined || yaml === undefined)
    throw new ContentError([
      { file, field: 'line 1', value: undefined, problem: 'a Markdown file begins with front matter between two lines of ---' },
    ]);
  const fields = parseYaml(yaml, { file, linesBefore: 1 });
  return { file, text, data: { ...(isRecord(fields) ? fields : {}), body: text.slice(all.length).trimEnd() } };
}

/**
 * Serializes an entry as Markdown, without the fields that are derived from the file's path. Empty lines around the body, which
 * editors may leave in the form, are omitted like when the file is read. Otherwise an import would change the entry, and a replica
 * would refuse it.
 */
export function serializeMarkdown({ slug: _slug, body, ...fields }: Readonly<Record<string, unknown>>): string {
  return `---\n${serializeYaml(fields)}---\n\n${String(body).replace(/^\n+/, '').trimEnd()}\n`;
}

/** Returns the file of the page at this path: /products/replication is stored in pages/products/replication.yaml. */
export function getPageFile(url: string): string {
  return `pages${url === '/' ? '/home' : url}.yaml`;
}

/** Returns the file of the entry with this slug. */
export function getEntryFile({ folder }: { folder: string }, slug: string): string {
  return `${folder}/${slug}.md`;
}

const SHARED_BLOCKS_FOLDER = 'shared-blocks';

/** Returns the file of the shared block with this key. */
export function getSharedBlockFile(key: string): string {
  return `${SHARED_BLOCKS_FOLDER}/${key}.yaml`;
}

/** Reads the shared blocks; the file name is the key. */
export async function readSharedBlockFiles(root: string): Promise<ContentFile[]> {
  const files = await readYamlFiles(root, SHARED_BLOCKS_FOLDER);
  return files.map(({ data, ...rest }) => ({
    ...rest,
    data: isRecord(data) ? { id: path.basename(rest.file, '.yaml'), ...data } : data,
  }));
}
