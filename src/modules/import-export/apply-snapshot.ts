import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { getTableName } from '@/cms/core/database/entry-tables';
import { queryRows } from '@/cms/core/database/transaction';
import { type ContentSnapshot, describeFile, type SnapshotFile } from '@/services/content-source';
import { getMediaStore } from '@/services/media-store';
import { buildSnapshotInTransaction, findEntryFiles, buildContentSnapshot } from './build-snapshot';
import { CONTENT_LISTS } from './content-lists';
import { ContentError, getPageFile, SETTINGS_FILE } from './files';
import { runImport } from './import-content';
import { readContent } from './read-content';
import { deleteStaleContent } from './delete-stale-content';
import { selectFiles } from './select-files';
import { writeContent } from './write-content';

/** The home page, and what every site has. */
const REQUIRED_FILES = [getPageFile('/'), SETTINGS_FILE, ...CONTENT_LISTS.map(({ file }) => file)];

/** The number of files that were written and removed. */
interface AppliedSnapshot {
  written: number;
  removed: number;
}

/** Options for applying a snapshot. */
interface SnapshotSource {
  /** The version that was applied last, if any. */
  known: string | undefined;
  /** Reads the original of a picture that is not here yet. */
  readPicture: (name: string) => Promise<Buffer>;
  /** Runs first in the transaction; throws when the content here must not be replaced. */
  beforeWrite: (req: PayloadRequest) => Promise<void>;
  /** Runs last in the transaction. */
  afterWrite: (req: PayloadRequest) => Promise<void>;
}

/**
 * What this process has applied last. A snapshot of the database would be equal, as nothing else writes the content of a
 * replica; in case something did, the comparison at the end fails, and the next attempt takes one.
 */
let applied: ContentSnapshot | undefined;

/**
 * Makes the published content of this database equal to a snapshot: writes what differs and removes everything else, in
 * one transaction, which ends by comparing the result. Whatever goes wrong, nothing is changed.
 * @throws ContentError when the snapshot is not valid content for this release of the site
 */
export async function applySnapshot(
  payload: Payload,
  snapshot: ContentSnapshot,
  source: SnapshotSource,
): Promise<AppliedSnapshot> {
  assertComplete(snapshot);
  const own = applied !== undefined && applied.version === source.known ? applied : await buildContentSnapshot(payload);
  applied = undefined;
  const changed = findDifferences(snapshot.files, own.files);
  const removed = own.files.filter(({ file }) => snapshot.files.every((each) => each.file !== file));
  const folder = await mkdtemp(path.join(os.tmpdir(), 'content-snapshot-'));
  try {
    await writeFiles(folder, snapshot.files, changed, source.readPicture);
    const stored = snapshot.files.flatMap((each) => ('picture' in each && !changed.has(each.file) ? [getName(each.file)] : []));
    const content = selectFiles(await readContent(payload, folder, stored), {
      isWanted: ({ file }) => changed.has(file),
      // Only those were written.
      isPictureWanted: () => true,
    });
    await runImport(payload, async (req) => {
      await source.beforeWrite(req);
      await writeContent(content, req);
      await deleteStaleContent(new Set(snapshot.files.map(({ file }) => file)), content.lists, req);
      await restoreTimes(snapshot.files, req);
      await assertEqual(snapshot, req);
      await source.afterWrite(req);
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  applied = snapshot;
  return { written: changed.size, removed: removed.length };
}

/** A source that has lost its content must not delete that of its replicas. */
function assertComplete({ files }: ContentSnapshot): void {
  const known = new Set(files.map(({ file }) => file));
  const missing = REQUIRED_FILES.filter((file) => !known.has(file));
  if (missing.length > 0)
    throw new ContentError(missing.map((file) => ({ file, field: 'the file', value: undefined, problem: 'it is missing' })));
}

/** Returns the files that differ from those here. A picture and its metadata are written together. */
function findDifferences(files: readonly SnapshotFile[], own: readonly SnapshotFile[]): Set<string> {
  const known = new Set(own.map(describeFile));
  const differing = files.filter((each) => !known.has(describeFile(each))).map(({ file }) => file);
  const pictures = new Set(differing.filter((file) => file.startsWith('media/')).map(getName));
  const beside = files.filter(({ file }) => file.startsWith('media/') && pictures.has(getName(file)));
  return new Set([...differing, ...beside.map(({ file }) => file)]);
}

/** `media/failover-timeline.webp` belongs to the picture `failover-timeline`. */
function getName(file: string): string {
  return path.posix.parse(file).name;
}

/** Writes all texts, which are validated together, and the pictures that have changed. */
async function writeFiles(
  folder: string,
  files: readonly SnapshotFile[],
  changed: ReadonlySet<string>,
  readPicture: SnapshotSource['readPicture'],
): Promise<void> {
  const store = await getMediaStore();
  for (const each of files) {
    const isPicture = each.file.startsWith('media/');
    if (isPicture && !changed.has(each.file)) continue;
    const target = path.join(folder, each.file);
    await mkdir(path.dirname(target), { recursive: true });
    const content =
      'picture' in each ? ((await store.read(`source/${each.picture}`)) ?? (await readPicture(each.picture))) : each.text;
    await writeFile(target, content);
  }
}

/** Payload sets the time of each write; readers see when an entry was changed at the source. */
async function restoreTimes(files: readonly SnapshotFile[], req: PayloadRequest): Promise<void> {
  const wanted = new Map(files.map((each) => [each.file, 'picture' in each ? undefined : each.updatedAt]));
  for (const { collection, id, file, updatedAt } of await findEntryFiles(req)) {
    const time = wanted.get(file);
    if (time === undefined || time === updatedAt) continue;
    const table = sql.identifier(getTableName(collection));
    await queryRows(req, sql`update ${table} set updated_at = ${time} where id = ${id}`);
  }
}

/** @throws ContentError that names files which this release of the site stores differently */
async function assertEqual(snapshot: ContentSnapshot, req: PayloadRequest): Promise<void> {
  const stored = await buildSnapshotInTransaction(req);
  if (stored.version === snapshot.version) return;
  const differing = [...findDifferences(snapshot.files, stored.files), ...findDifferences(stored.files, snapshot.files)];
  throw new ContentError(
    [...new Set(differing)].slice(0, 5).map((file) => ({
      file,
      field: 'the file',
      value: undefined,
      problem: 'it would be stored differently here: both sites need the same release',
    })),
  );
}
