import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { ENTRY_KINDS } from '@/cms/core/kinds/entry-kinds';
import { getDocFile } from './docs-files';
import { buildContentFiles } from './export-content';
import { getEntryFile, getPageFile } from './files';
import { importContent, type ImportCount, runImport } from './import-content';
import { compareFile, hashFiles, hashFolder, readRecord, writeRecord } from './import-record';
import { readContent } from './read-content';
import { selectFiles } from './select-files';
import { writeContent } from './write-content';

/** Imports the files below `root` and records that, so that {@link importChangedFiles} knows later what has changed since. */
export async function importAndRecord(payload: Payload, root: string, recordFile: string): Promise<ImportCount> {
  // A file that changes during the import counts as changed after it.
  const files = [...(await hashFolder(root))];
  const count = await importContent(payload, root);
  const stored = hashFiles(await buildContentFiles(await createLocalReq({}, payload)));
  await writeRecord(
    recordFile,
    Object.fromEntries(files.map(([file, hash]) => [file, { file: hash, stored: stored.get(file) }])),
  );
  return count;
}

/** The files that were imported, and those that weren't, because their content was also changed in the database. */
export interface ChangedImport {
  imported: string[];
  conflicting: string[];
}

/**
 * Imports the files below `root` that have changed since the recorded import, and updates the record. What editors have changed
 * stays: a file isn't imported when its content was also changed in the database, or has a draft there.
 * @throws ContentError with the file, field and value of every error
 */
export async function importChangedFiles(payload: Payload, root: string, recordFile: string): Promise<ChangedImport> {
  const [hashes, before] = [await hashFolder(root), await readRecord(recordFile)];
  const files = await readContent(payload, root);
  const { imported, conflicting, record } = await runImport(payload, async (req) => {
    const stored = hashFiles(await buildContentFiles(req));
    const drafts = await findDraftFiles(req);
    const states = new Map(
      [...hashes].map(([file, hash]) => {
        const state = compareFile({ file: hash, stored: stored.get(file), recorded: before[file] });
        return [file, state === 'changed' && drafts.has(file) ? 'conflicting' : state];
      }),
    );
    const changed = new Set([...hashes.keys()].filter((file) => states.get(file) === 'changed'));
    const isWanted = ({ file }: { file: string }): boolean => changed.has(file);
    await writeContent(selectFiles(files, { isWanted, isPictureWanted: isWanted }), req);
    const written = changed.size > 0 ? hashFiles(await buildContentFiles(req)) : stored;
    const entries = [...hashes].map(([file, hash]) => {
      const isInDatabase = changed.has(file) || states.get(file) === 'same';
      return [file, isInDatabase ? { file: hash, stored: written.get(file) } : before[file]] as const;
    });
    return {
      imported: [...changed],
      conflicting: [...hashes.keys()].filter((file) => states.get(file) === 'conflicting'),
      record: Object.fromEntries(entries.flatMap(([file, entry]) => (entry ? [[file, entry]] : []))),
    };
  });
  await writeRecord(recordFile, record);
  return { imported, conflicting };
}

/** Finds the files of pages and entries with a draft, which an import would publish over. */
async function findDraftFiles(req: PayloadRequest): Promise<ReadonlySet<string>> {
  const query = { where: { _status: { equals: 'draft' } }, draft: true, pagination: false, depth: 0, req } as const;
  const pages = await req.payload.find({ collection: 'pages', ...query });
  const docs = await req.payload.find({ collection: 'docs', ...query });
  const files = [...pages.docs.map(({ url }) => getPageFile(url)), ...docs.docs.map(getDocFile)];
  for (const { collection, folder } of ENTRY_KINDS) {
    const entries = await req.payload.find({ collection, ...query });
    files.push(...entries.docs.map(({ slug }) => getEntryFile({ folder }, slug)));
  }
  return new Set(files);
}
