import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseDocument, stringify } from 'yaml';

/** A content file: its path below content/, and what it holds. */
export interface ContentFile {
  file: string;
  data: unknown;
}

/** A mistake in a content file, said so that the writer can go there and mend it. */
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

/** Reads all YAML files below a folder, in the order of their paths; none when there is no such folder. */
export async function readYamlFiles(root: string, folder: string): Promise<ContentFile[]> {
  const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.yaml'))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .toSorted();
  return Promise.all(files.map((file) => readYamlFile(root, file)));
}

/** Reads one YAML file. @throws ContentError with the place when it is not YAML. */
export async function readYamlFile(root: string, file: string): Promise<ContentFile> {
  const document = parseDocument(await readFile(path.join(root, file), 'utf8'));
  const [error] = document.errors;
  if (error)
    throw new ContentError([
      {
        file,
        field: `line ${error.linePos?.[0].line ?? '?'}`,
        value: undefined,
        problem: error.message.split('\n')[0] ?? 'not YAML',
      },
    ]);
  return { file, data: document.toJS() };
}

/** A content file's text. The form is fixed, so that importing and exporting changes nothing. */
export function serializeYaml(data: unknown): string {
  return stringify(data, { lineWidth: 0, blockQuote: 'literal', singleQuote: true });
}

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n+/;

/**
 * Reads all Markdown files below a folder, in the order of their names: the front matter gives the fields, the name (with
 * the folders below that one) the slug, and the rest is the body. No file when there is no such folder.
 *
 * @throws ContentError with the place when the front matter is missing or no YAML
 */
export async function readMarkdownFiles(root: string, folder: string): Promise<ContentFile[]> {
  const names = await readdir(path.join(root, folder), { recursive: true, encoding: 'utf8' }).catch(() => []);
  const files = names
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.split(path.sep).join('/'))
    .toSorted();
  return Promise.all(
    files.map(async (name) => {
      const { file, data } = await readMarkdownFile(root, `${folder}/${name}`);
      return { file, data: { slug: name.slice(0, -'.md'.length), ...data } };
    }),
  );
}

/**
 * Reads one Markdown file: the front matter gives the fields, and the rest is the body.
 * @throws ContentError with the place when the front matter is missing or no YAML
 */
export async function readMarkdownFile(root: string, file: string): Promise<ContentFile & { data: Record<string, unknown> }> {
  const text = await readFile(path.join(root, file), 'utf8');
  const [all, yaml] = FRONT_MATTER.exec(text) ?? [];
  if (all === undefined || yaml === undefined)
    throw new ContentError([
      { file, field: 'line 1', value: undefined, problem: 'a text begins with its front matter between two lines of ---' },
    ]);
  const document = parseDocument(yaml);
  const [error] = document.errors;
  if (error)
    throw new ContentError([
      {
        file,
        field: `line ${(error.linePos?.[0].line ?? 0) + 1}`,
        value: undefined,
        problem: error.message.split('\n')[0] ?? 'not YAML',
      },
    ]);
  const fields: unknown = document.toJS();
  return { file, data: { ...(isRecord(fields) ? fields : {}), body: text.slice(all.length).trimEnd() } };
}

/** A text as its file holds it, without the fields that the file's path tells. */
export function serializeMarkdown({ slug: _slug, body, ...fields }: Readonly<Record<string, unknown>>): string {
  return `---\n${serializeYaml(fields)}---\n\n${String(body)}\n`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The file of the page with this address: /products/replication stands in pages/products/replication.yaml. */
export function getPageFile(url: string): string {
  return `pages${url === '/' ? '/home' : url}.yaml`;
}

const SHARED_BLOCKS_FOLDER = 'sections';

/** The file of the reusable section with this key. */
export function getSharedBlockFile(key: string): string {
  return `${SHARED_BLOCKS_FOLDER}/${key}.yaml`;
}

/** Reads the reusable sections; the name of a file is the key. */
export async function readSharedBlockFiles(root: string): Promise<ContentFile[]> {
  const files = await readYamlFiles(root, SHARED_BLOCKS_FOLDER);
  return files.map(({ file, data }) => ({ file, data: isRecord(data) ? { id: path.basename(file, '.yaml'), ...data } : data }));
}
