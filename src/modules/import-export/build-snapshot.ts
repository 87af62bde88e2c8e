import path from 'node:path';
import { sql } from '@payloadcms/db-postgres';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { getEntryKind } from '@/cms/core/kinds/entry-kinds';
import { REVIEWABLE_COLLECTIONS, type ReviewableSlug } from '@/cms/core/kinds/reviewable-collections';
import { queryRows, runInTransaction } from '@/cms/core/database/transaction';
import { computeSnapshotVersion, type ContentSnapshot, type SnapshotFile } from '@/services/content-source';
import { getDocFile, getDocsGroupFile } from './docs-files';
import { buildTextFiles } from './export-content';
import { getEntryFile, getPageFile } from './files';
import { findStoredPictures, getPictureFile, getPictureMetadataFile } from './media-files';

/** Takes a consistent snapshot of all published content. */
export async function buildContentSnapshot(payload: Payload): Promise<ContentSnapshot> {
  const req = await createLocalReq({}, payload);
  return runInTransaction(req, async () => {
    // Otherwise each query would see its own moment.
    await queryRows(req, sql`set transaction isolation level repeatable read, read only`);
    return buildSnapshotInTransaction(req);
  });
}

/** Builds a snapshot of the published content, as seen by the request's transaction. */
export async function buildSnapshotInTransaction(req: PayloadRequest): Promise<ContentSnapshot> {
  const times = new Map((await findEntryFiles(req)).map(({ file, updatedAt }) => [file, updatedAt]));
  const texts = [...(await buildTextFiles(req))].map(([file, text]): SnapshotFile => {
    const updatedAt = times.get(file);
    return { file, text, ...(updatedAt === undefined ? {} : { updatedAt }) };
  });
  const pictures = (await findStoredPictures(req)).flatMap((picture): SnapshotFile[] => [
    { file: getPictureMetadataFile(picture.name), text: picture.metadata },
    { file: getPictureFile(picture), picture: path.posix.basename(picture.source) },
  ]);
  const files = [...texts, ...pictures];
  return { version: computeSnapshotVersion(files), files };
}

/** The collections whose entries have a file and a URL each. Chapters of the handbook go after their pages. */
const FILE_COLLECTIONS = [...REVIEWABLE_COLLECTIONS, 'docs-groups'] as const;
type FileCollection = ReviewableSlug | 'docs-groups';

/** An entry with a URL, and the file that it has when it is published. */
interface EntryFile {
  collection: FileCollection;
  id: number;
  file: string;
  updatedAt: string;
}

/** Drafts may lack the field that their file name is derived from. */
const textSchema = z
  .string()
  .nullish()
  .transform((text) => text ?? '');

const entryRowSchema = z.object({
  id: z.number(),
  updatedAt: z.string(),
  url: textSchema,
  slug: textSchema,
  version: textSchema,
  group: textSchema,
  key: textSchema,
});

/** Finds the entries of all these collections, published or not. */
export async function findEntryFiles(req: PayloadRequest): Promise<EntryFile[]> {
  const entries: EntryFile[] = [];
  // Sequential, because a transaction has a single connection.
  for (const collection of FILE_COLLECTIONS) {
    const { docs } = await req.payload.find({
      collection,
      select: { url: true, slug: true, version: true, group: true, key: true, updatedAt: true },
      pagination: false,
      depth: 0,
      req,
    });
    for (const doc of docs) {
      const entry = entryRowSchema.parse(doc);
      entries.push({ collection, id: entry.id, file: getFile(collection, entry), updatedAt: entry.updatedAt });
    }
  }
  return entries;
}

function getFile(collection: FileCollection, entry: z.output<typeof entryRowSchema>): string {
  const { url, slug, version, group, key } = entry;
  if (collection === 'pages') return getPageFile(url);
  if (collection === 'docs') return getDocFile({ version, group, slug });
  if (collection === 'docs-groups') return getDocsGroupFile({ version, key });
  return getEntryFile(getEntryKind(collection), slug);
}
