import { createHash, type Hash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { listFiles, MEDIA_FOLDER } from './files';

/** Of each content file: the hash of the file that was imported, and of what an export wrote after that. */
const recordSchema = z.record(z.string(), z.object({ file: z.string(), stored: z.string().optional() }));
type ImportRecord = Readonly<z.infer<typeof recordSchema>>;

/** Hashes of content files, by path. */
type FileHashes = ReadonlyMap<string, string>;

/** Hashes content files. A picture counts as one file with its metadata, because an import writes both. */
export function hashFiles(files: ReadonlyMap<string, string | Buffer>): FileHashes {
  const hashes = new Map<string, Hash>();
  for (const [file, content] of [...files].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const name = file.startsWith(`${MEDIA_FOLDER}/`) ? file.replace(/\.\w+$/, '.yaml') : file;
    hashes.set(name, (hashes.get(name) ?? createHash('sha256')).update(content));
  }
  return new Map([...hashes].map(([file, hash]) => [file, hash.digest('base64url')]));
}

/** Reads and hashes the files below a content folder, except for hidden ones, which aren't content. */
export async function hashFolder(root: string): Promise<FileHashes> {
  const files = (await listFiles(root, '')).filter((file) => !path.basename(file).startsWith('.'));
  const contents = files.map(async (file): Promise<[string, Buffer]> => [file, await readFile(path.join(root, file))]);
  return hashFiles(new Map(await Promise.all(contents)));
}

/** Reads the record of an earlier import; an empty one when there is none, or it isn't readable. */
export async function readRecord(recordFile: string): Promise<ImportRecord> {
  try {
    return recordSchema.parse(JSON.parse(await readFile(recordFile, 'utf8')));
  } catch {
    // Without a record, files that differ from the database are reported instead of imported.
    return {};
  }
}

/** Replaces the record, at once. */
export async function writeRecord(recordFile: string, record: ImportRecord): Promise<void> {
  await writeFile(`${recordFile}.partial`, `${JSON.stringify(record, undefined, 1)}\n`);
  await rename(`${recordFile}.partial`, recordFile);
}

/** Returns whether the files below a content folder are those of the record. Needs neither Payload nor the database. */
export async function matchesRecord(root: string, recordFile: string): Promise<boolean> {
  const [files, record] = [await hashFolder(root), await readRecord(recordFile)];
  return files.size === Object.keys(record).length && [...files].every(([file, hash]) => record[file]?.file === hash);
}

/** Hashes of one content file. */
interface FileVersions {
  file: string;
  /** What an export would write now. */
  stored: string | undefined;
  recorded: ImportRecord[string] | undefined;
}

/**
 * Compares a content file with the database.
 * @returns `same` when an import would change nothing, `unchanged` when only the database has changed since the import, `changed`
 * when only the file has, and `conflicting` when both have, or when nothing is known about an earlier import
 */
export function compareFile({ file, stored, recorded }: FileVersions): 'same' | 'unchanged' | 'changed' | 'conflicting' {
  if (file === stored) return 'same';
  if (file === recorded?.file) return 'unchanged';
  return stored === recorded?.stored ? 'changed' : 'conflicting';
}
