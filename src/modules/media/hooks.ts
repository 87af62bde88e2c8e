import { sql } from '@payloadcms/db-postgres';
import {
  ValidationError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionAfterReadHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { z } from 'zod';
import type { Media } from '@/payload-types';
import { isRecord } from '@/platform/is-record';
import { mediaTag } from '@/platform/page-cache/tags';
import { getMediaStore } from '@/services/media-store';
import { invalidateTags } from '@/cms/core/invalidation/invalidate-tags';
import { RequestStore } from '@/cms/core/changes/request-store';
import { findStoredRow } from '@/cms/core/database/stored-rows';
import { queryRows } from '@/cms/core/database/transaction';
import { mediaAccess } from './access';
import { keepPictureFiles } from './files-lock';
import { parseFocalPoint } from './focal-point';
import { generateFiles, type PictureFile } from './generate-files';
import { type FocalPoint, type Picture, pictureSchema, type PictureSource, buildPicture, getSourceName } from './picture';
import { processInTurn } from './picture-queue';
import { getPreviewUrl } from './preview-url';
import { findFormat, normalizePicture } from './normalize-picture';
import { InvalidPictureError } from './invalid-picture-error';
import { isPictureName } from './picture-name';

/** The result of processing an upload, passed from validation to saving. */
interface PreparedUpload {
  picture: Picture;
  focalPoint: FocalPoint;
  files: PictureFile[];
}

const prepared = new RequestStore<'upload', PreparedUpload>('media-upload');

/**
 * Checks an uploaded file and generates its files in memory, so that a later rejection leaves nothing behind. Moving
 * the focal point counts as uploading the same picture again.
 */
export const prepareUpload: CollectionBeforeOperationHook = async ({ args, operation, overrideAccess, req }) => {
  if (operation !== 'create' && operation !== 'update') return args;
  prepared.for(req).delete('upload');
  // Users who may not save a picture must not cause expensive work, either. Payload rejects them after this hook.
  if (overrideAccess !== true && (await mediaAccess[operation]({ req })) !== true) return args;
  const name = getPictureName(args);
  if (operation === 'create' && name !== undefined) await rejectUsedName(name, req);
  const focalPoint = parseFocalPoint(req.query, args.data);
  const kept = operation === 'update' && name !== undefined ? await findStoredPicture(name, req) : undefined;
  const at = focalPoint ?? kept?.focalPoint ?? { x: 50, y: 50 };
  // This hook replaces Payload's own handling of uploadEdits.
  if (req.query) delete req.query['uploadEdits'];
  const given = getGivenPicture(req.file?.data, kept, at);
  if (!given) return { ...args, data: omitFocalPoint(args.data) };
  // Field validation rejects a missing name. Payload would reject the file with a message about MIME types.
  if (name === undefined) {
    if ('file' in given) await rejectInvalid(() => findFormat(given.file), req);
    return args;
  }
  const { source, ...upload } = await processInTurn(
    () => processPicture({ name, given, focalPoint: at }, req),
    overrideAccess !== true,
  );
  prepared.for(req).set('upload', upload);
  const isVector = source.kind === 'vector';
  req.file = {
    data: source.bytes,
    size: source.bytes.length,
    mimetype: isVector ? 'image/svg+xml' : 'image/webp',
    name: `${name}.${isVector ? 'svg' : 'webp'}`,
  };
  return { ...args, data: omitFocalPoint(args.data), overwriteExistingFiles: true };
};

/** An uploaded file, or the stored picture whose focal point has moved. */
type GivenPicture = { file: Buffer } | { moved: Picture };

function getGivenPicture(file: Buffer | undefined, kept: StoredPicture | undefined, at: FocalPoint): GivenPicture | undefined {
  if (file) return { file };
  return kept && hasMoved(kept, at) ? { moved: kept.picture } : undefined;
}

interface PictureRequest {
  name: string;
  given: GivenPicture;
  focalPoint: FocalPoint;
}

/** Checks the picture and generates its files. */
async function processPicture(
  { name, given, focalPoint }: PictureRequest,
  req: PayloadRequest,
): Promise<PreparedUpload & { source: PictureSource }> {
  const source = 'file' in given ? await readUpload(given.file, req) : await readSource(given.moved, name);
  const picture = buildPicture(source, focalPoint);
  const store = await getMediaStore();
  // Before it looks for files that are there already. Payload has begun the transaction at this point.
  await keepPictureFiles(req);
  const files = await generateFiles(
    { name, source, picture, focalPoint },
    async (each) => (await store.getSize(each)) !== undefined,
  );
  return { source, picture, focalPoint, files };
}

/** Returns the current or future name of the picture, or undefined when it has no valid name. */
function getPictureName({ id, data }: { id?: unknown; data?: unknown }): string | undefined {
  const given = id ?? (isRecord(data) ? data['id'] : undefined);
  return isPictureName(given) ? given : undefined;
}

async function readUpload(file: Buffer, req: PayloadRequest): Promise<PictureSource> {
  return rejectInvalid(() => normalizePicture(file), req);
}

/** Reports what is wrong with a file at its field. */
async function rejectInvalid<Result>(check: () => Result | Promise<Result>, req: PayloadRequest): Promise<Result> {
  try {
    return await check();
  } catch (error) {
    if (!(error instanceof InvalidPictureError)) throw error;
    throw new ValidationError({ collection: 'media', errors: [{ path: 'file', label: 'File', message: error.message }], req });
  }
}

const lockRowsSchema = z.tuple([z.object({ taken: z.boolean() })]);

/**
 * The database's own message names the column, and would come only after the picture was processed. The second of two uploads at
 * once doesn't wait for the first, because processing takes longer than a statement may.
 */
async function rejectUsedName(name: string, req: PayloadRequest): Promise<void> {
  const lock = sql`select pg_try_advisory_xact_lock(hashtextextended(${`picture ${name}`}, 0)) as taken`;
  const [{ taken }] = lockRowsSchema.parse(await queryRows(req, lock));
  if (taken && (await findStoredRow(req, 'media', name)) === undefined) return;
  const message = `Another picture is named “${name}”. Choose another name. To replace that picture, open it and upload a new file.`;
  throw new ValidationError({ collection: 'media', errors: [{ path: 'id', label: 'Name', message }], req });
}

interface StoredPicture {
  picture: Picture;
  focalPoint: FocalPoint;
}

async function findStoredPicture(name: string, req: PayloadRequest): Promise<StoredPicture | undefined> {
  const stored = await findStoredRow(req, 'media', name);
  const known = pictureSchema.safeParse(stored?.picture);
  return known.success ? { picture: known.data, focalPoint: { x: stored?.focalX ?? 50, y: stored?.focalY ?? 50 } } : undefined;
}

/** Drawings are never cropped, so they have no focal point. */
function hasMoved({ picture, focalPoint }: StoredPicture, { x, y }: FocalPoint): boolean {
  return picture.kind !== 'vector' && (x !== focalPoint.x || y !== focalPoint.y);
}

/** Reads the source of a stored picture. */
async function readSource(picture: Picture, name: string): Promise<PictureSource> {
  const bytes = await (await getMediaStore()).read(getSourceName(name, picture));
  if (!bytes) throw new Error(`The source image of ${name} is missing from the media store. Upload it again.`);
  const { kind, width, height } = picture;
  return { kind, bytes, width, height };
}

function omitFocalPoint(data: unknown): unknown {
  if (!isRecord(data)) return data;
  const { focalX: _x, focalY: _y, ...rest } = data;
  return rest;
}

/** Stores on the entry the data that its file names derive from. */
export const savePictureData: CollectionBeforeChangeHook<Media> = ({ data, req }) => {
  const upload = prepared.for(req).get('upload');
  if (!upload) return data;
  return { ...data, picture: upload.picture, focalX: upload.focalPoint.x, focalY: upload.focalPoint.y };
};

/**
 * Writes the files before the entry is committed, so that no page refers to a missing file. When a write fails, the entry stays as
 * it was, and so do the files that were written: another upload of the same picture may count on them. The nightly job removes
 * them (sweep-media).
 */
export const storeFiles: CollectionAfterChangeHook<Media> = async ({ doc, req }) => {
  const upload = prepared.for(req).get('upload');
  prepared.for(req).delete('upload');
  if (!upload) return doc;
  const store = await getMediaStore();
  for (const { name, bytes } of upload.files) await store.write(name, bytes);
  return doc;
};

/** Invalidates every page that shows the picture. The old files stay for readers with an open page (sweep-media). */
export const invalidateMediaPages: CollectionAfterChangeHook<Media> = async ({ doc, req }) => {
  await invalidateTags([mediaTag(doc.id)], req);
  return doc;
};

/** Sets the preview URL, so that editors see the picture as readers do. */
export const setPreviewUrl: CollectionAfterReadHook<Media> = ({ doc }) => ({ ...doc, url: getPreviewUrl(doc, 'largest') });

/**
 * Invalidates every page that showed a deleted picture. Its files stay until the sweep (sweep-media): the deletion isn't
 * committed yet, and if it failed, the picture would have lost them.
 */
export const invalidateDeletedMediaPages: CollectionAfterDeleteHook<Media> = async ({ doc, id, req }) => {
  await invalidateTags([mediaTag(String(id))], req);
  return doc;
};
