import type { CollectionBeforeDeleteHook, PayloadRequest } from 'payload';
import { z } from 'zod';
import { findStoredRow } from '@/cms/core/database/stored-rows';
import { addToTrash, createTakenError, type RestoreContent } from '@/cms/trash/trashable';
import { getMediaStore } from '@/services/media-store';
import { getSourceName, pictureSchema } from './picture';

/** Puts a deleted picture into the trash. Its source stays in the media store as long as it is there (sweep-media). */
export const movePictureToTrash: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const stored = await findStoredRow(req, 'media', id);
  if (stored) await addToTrash(req, { of: 'media', title: stored.id, wasPublic: true, content: [stored] });
};

const deletedPictureSchema = z.object({
  id: z.string(),
  alt: z.string().nullish(),
  decorative: z.boolean().nullish(),
  focalX: z.number().nullish(),
  focalY: z.number().nullish(),
  picture: pictureSchema,
});

/** Restores a picture from the trash under its name: its source is uploaded again, which creates the same files. */
export const restorePicture: RestoreContent = async (req, [content]) => {
  const { picture, ...data } = deletedPictureSchema.parse(content);
  if (await findStoredRow(req, 'media', data.id)) throw createTakenError('Another picture', `the name ${data.id}`);
  const source = getSourceName(data.id, picture);
  const bytes = await (await getMediaStore()).read(source);
  if (!bytes) throw new Error(`The source image of ${data.id} (${source}) is missing from the media store.`);
  await req.payload.create({
    collection: 'media',
    data,
    file: { name: source, data: bytes, size: bytes.length, mimetype: 'application/octet-stream' },
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  });
  return { id: data.id, message: 'Restored. Pages and articles can show the picture again.' };
};

/**
 * Returns the names of the sources of the pictures in the trash.
 * @param pictures the names of the pictures; all by default
 */
export async function findSourcesInTrash({ payload }: Pick<PayloadRequest, 'payload'>, pictures?: string[]): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'deleted-entries',
    // A picture has its name as its title there.
    where: { of: { equals: 'media' }, ...(pictures && { title: { in: pictures } }) },
    select: { content: true },
    pagination: false,
    depth: 0,
  });
  return docs.flatMap(({ content }) =>
    z
      .array(deletedPictureSchema)
      .parse(content)
      .map(({ id, picture }) => getSourceName(id, picture)),
  );
}
