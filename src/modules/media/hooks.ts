import {
  ValidationError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionAfterReadHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import type { Media } from '@/payload-types';
import { mediaTag } from '@/platform/page-cache/tags';
import { mediaStore } from '@/services/media-store';
import { mediaAccess } from './access';
import { dropPages } from '@/cms/core/drop-pages';
import { RequestMemory } from '@/cms/core/request-memory';
import { focalPointOf } from './focal-point';
import { makeFiles, type PictureFile } from './make-files';
import { type FocalPoint, type Picture, picture, type PictureSource, pictureOf, publicNames, sourceName } from './picture';
import { previewAddress } from './preview-address';
import { readPicture } from './read-picture';
import { RefusedPicture } from './refused-picture';

/** What an upload has been made into, from before it is validated until it is saved. */
interface PreparedUpload {
  picture: Picture;
  focalPoint: FocalPoint;
  files: PictureFile[];
}

const prepared = new RequestMemory<'upload', PreparedUpload>('media-upload');

/**
 * Looks at an uploaded file and makes its files, in memory only: whatever is refused from here on leaves nothing behind.
 * A moved focal point is an upload of the same picture again.
 */
export const prepareUpload: CollectionBeforeOperationHook = async ({ args, operation, overrideAccess, req }) => {
  if (operation !== 'create' && operation !== 'update') return args;
  prepared.of(req).delete('upload');
  // Who may not save it shall not keep the machine busy either; the refusal comes after this.
  if (overrideAccess !== true && (await mediaAccess[operation]({ req })) !== true) return args;
  const name = nameOf(args);
  const focalPoint = focalPointOf(req.query, args.data);
  const kept = operation === 'update' && name !== undefined ? await keptPicture(name, req) : undefined;
  const at = focalPoint ?? kept?.focalPoint ?? { x: 50, y: 50 };
  // What Payload would do with it is done here.
  if (req.query) delete req.query['uploadEdits'];
  const source = req.file ? await readUpload(req.file, req) : await movedPicture(kept, at, name);
  if (!source) return { ...args, data: withoutFocalPoint(args.data) };
  // One that is missing is refused, by its field, when the fields are validated.
  if (name === undefined) return args;
  const made = pictureOf(source, at);
  const store = await mediaStore();
  const files = await makeFiles({ name, source, picture: made, focalPoint: at }, async (file) => (await store.sizeOf(file)) !== undefined);
  prepared.of(req).set('upload', { picture: made, focalPoint: at, files });
  const isVector = source.kind === 'vector';
  req.file = { data: source.bytes, size: source.bytes.length, mimetype: isVector ? 'image/svg+xml' : 'image/webp', name: `${name}.${isVector ? 'svg' : 'webp'}` };
  return { ...args, data: withoutFocalPoint(args.data), overwriteExistingFiles: true };
};

/** The name that the picture has, or is to get; undefined when there is none that it may have. */
function nameOf({ id, data }: { id?: unknown; data?: unknown }): string | undefined {
  const given = id ?? (isRecord(data) ? data['id'] : undefined);
  return typeof given === 'string' && given.length <= 60 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(given) ? given : undefined;
}

async function readUpload(file: NonNullable<PayloadRequest['file']>, req: PayloadRequest): Promise<PictureSource> {
  try {
    return await readPicture(file.data);
  } catch (error) {
    if (!(error instanceof RefusedPicture)) throw error;
    throw new ValidationError({ collection: 'media', errors: [{ path: 'file', message: error.message }], req });
  }
}

interface KeptPicture {
  picture: Picture;
  focalPoint: FocalPoint;
}

async function keptPicture(name: string, req: PayloadRequest): Promise<KeptPicture | undefined> {
  const { docs } = await req.payload.find({ collection: 'media', where: { id: { equals: name } }, limit: 1, depth: 0 });
  const known = picture.safeParse(docs[0]?.picture);
  return known.success ? { picture: known.data, focalPoint: { x: docs[0]?.focalX ?? 50, y: docs[0]?.focalY ?? 50 } } : undefined;
}

/** What a kept picture was made from, when its focal point has moved. A drawing is never cut, so it has none. */
async function movedPicture(kept: KeptPicture | undefined, at: FocalPoint, name: string | undefined): Promise<PictureSource | undefined> {
  if (!kept || name === undefined || kept.picture.kind === 'vector') return undefined;
  if (at.x === kept.focalPoint.x && at.y === kept.focalPoint.y) return undefined;
  const bytes = await (await mediaStore()).read(sourceName(name, kept.picture));
  if (!bytes) throw new Error(`The media store has lost what the picture ${name} is made from. Upload it again.`);
  const { kind, width, height } = kept.picture;
  return { kind, bytes, width, height };
}

function withoutFocalPoint(data: unknown): unknown {
  if (!isRecord(data)) return data;
  const { focalX: _x, focalY: _y, ...rest } = data;
  return rest;
}

/** Keeps with the entry what its files follow from. */
export const rememberPicture: CollectionBeforeChangeHook<Media> = ({ data, req }) => {
  const upload = prepared.of(req).get('upload');
  if (!upload) return data;
  return { ...data, picture: upload.picture, focalX: upload.focalPoint.x, focalY: upload.focalPoint.y };
};

/**
 * Writes the files before the entry is committed, so that no page ever names a file that is not there. When one cannot be
 * written, the others go, and the entry stays as it was.
 */
export const storeFiles: CollectionAfterChangeHook<Media> = async ({ doc, req }) => {
  const upload = prepared.of(req).get('upload');
  prepared.of(req).delete('upload');
  if (!upload) return doc;
  const store = await mediaStore();
  try {
    for (const { name, bytes } of upload.files) await store.write(name, bytes);
  } catch (error) {
    await Promise.allSettled(upload.files.map(({ name }) => store.remove(name)));
    throw error;
  }
  return doc;
};

/** Every page that shows the picture is made anew. Its former files stay for those who are reading one (sweep-media). */
export const dropPagesWithMedia: CollectionAfterChangeHook<Media> = async ({ doc, req }) => {
  await dropPages([mediaTag(doc.id)], req);
  return doc;
};

/** Shows editors the picture as readers get it. */
export const showAddress: CollectionAfterReadHook<Media> = ({ doc }) => ({ ...doc, url: previewAddress(doc, 'largest') });

/** Removes the files of a deleted picture. */
export const removeFiles: CollectionAfterDeleteHook<Media> = async ({ doc, id, req }) => {
  await dropPages([mediaTag(String(id))], req);
  const known = picture.safeParse(doc.picture);
  if (!known.success) return doc;
  const store = await mediaStore();
  for (const name of [sourceName(String(id), known.data), ...publicNames(String(id), known.data)]) await store.remove(name);
  return doc;
};

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
