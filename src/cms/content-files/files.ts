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
    super(`The content has ${problems.length === 1 ? 'a mistake' : `${problems.length} mistakes`}; nothing was imported.\n${lines.join('\n')}`);
  }
}

/** Reads all YAML files below a folder, in the order of their paths. */
export async function readContentFiles(root: string, folder: string): Promise<ContentFile[]> {
  const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.yaml'))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .toSorted();
  return Promise.all(files.map((file) => readContentFile(root, file)));
}

/** Reads one YAML file. @throws ContentError with the place when it is not YAML. */
export async function readContentFile(root: string, file: string): Promise<ContentFile> {
  const document = parseDocument(await readFile(path.join(root, file), 'utf8'));
  const [error] = document.errors;
  if (error) throw new ContentError([{ file, field: `line ${error.linePos?.[0].line ?? '?'}`, value: undefined, problem: error.message.split('\n')[0] ?? 'not YAML' }]);
  return { file, data: document.toJS() };
}

/** A content file's text. The form is fixed, so that importing and exporting changes nothing. */
export function contentFileText(data: unknown): string {
  return stringify(data, { lineWidth: 0, blockQuote: 'literal', singleQuote: true });
}

/** The file of the page with this address: /products/replication stands in pages/products/replication.yaml. */
export function fileOfPage(url: string): string {
  return `pages${url === '/' ? '/home' : url}.yaml`;
}
