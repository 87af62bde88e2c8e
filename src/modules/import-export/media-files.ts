import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Field, Payload, PayloadRequest } from 'payload';
import type { Media } from '@/payload-types';
import { getMediaStore } from '@/services/media-store';
import { pictureSchema, getSourceName } from '@/modules/media/server';
import { serializeFields } from './serialize-fields';
import { ContentError, listFiles, MEDIA_FOLDER, serializeYaml, readYamlFile, type ContentFile } from './files';

/** The fields of a picture that its file sets; everything else is derived from the image. */
const FIELDS = new Set(['alt', 'decorative', 'focalX', 'focalY']);
const IMAGE_FILE = /\.(?:svg|webp|avif|png|jpe?g|gif)$/;

/** A picture in the content files: `media/<name>.yaml` with its metadata, and the image next to it under the same name. */
export interface MediaFile extends ContentFile {
  name: string;
  fileName: string;
  bytes: Buffer;
}

/**
 * Reads the pictures of the content files; none without such a folder.
 * @throws ContentError for metadata without an image, or an image without metadata
 */
export async function readMediaFiles(root: string): Promise<MediaFile[]> {
  const names = (await listFiles(root, MEDIA_FOLDER)).map((file) => path.posix.relative(MEDIA_FOLDER, file));
  const pictures = names.filter((file) => IMAGE_FILE.test(file));
  const metadataNames = names
    .filter((file) => file.endsWith('.yaml'))
    .map(stripExtension)
    .toSorted();
  const picturesWithoutMetadata = pictures.filter((file) => !metadataNames.includes(stripExtension(file)));
  if (picturesWithoutMetadata.length > 0)
    throw new ContentError(
      picturesWithoutMetadata.map((file) => ({
        file: `${MEDIA_FOLDER}/${file}`,
        field: 'the file',
        value: undefined,
        problem: `there is no ${stripExtension(file)}.yaml beside it`,
      })),
    );
  return Promise.all(
    metadataNames.map((name) =>
      readMediaFile(
        root,
        name,
        pictures.filter((file) => stripExtension(file) === name),
      ),
    ),
  );
}

async function readMediaFile(root: string, name: string, [fileName, ...others]: string[]): Promise<MediaFile> {
  const metadata = await readYamlFile(root, `${MEDIA_FOLDER}/${name}.yaml`);
  if (fileName === undefined || others.length > 0)
    throw new ContentError([
      {
        file: metadata.file,
        field: 'the file',
        value: undefined,
        problem: `exactly one picture named ${name} must be next to it`,
      },
    ]);
  return { ...metadata, name, fileName, bytes: await readFile(path.join(root, MEDIA_FOLDER, fileName)) };
}

function stripExtension(file: string): string {
  return file.slice(0, file.lastIndexOf('.'));
}

/** Returns the fields of the media collection that content files contain. */
export function getMediaFields(payload: Payload): Field[] {
  return payload.collections.media.config.fields.filter((field) => 'name' in field && FIELDS.has(field.name));
}

/** A picture as it is stored: the file with its metadata, and where its source image is. */
interface StoredPicture {
  name: string;
  metadata: string;
  /** The name of the source image in the media store. */
  source: string;
}

/** Finds every picture, with the content of its metadata file. */
export async function findStoredPictures(req: PayloadRequest): Promise<StoredPicture[]> {
  const { payload } = req;
  const { docs } = await payload.find({ collection: 'media', sort: 'id', pagination: false, depth: 0, req });
  return docs.map((doc) => ({
    name: doc.id,
    metadata: serializeYaml(serializeFields(omitDefaultFocalPoint(doc), getMediaFields(payload))),
    source: getSourceName(doc.id, pictureSchema.parse(doc.picture)),
  }));
}

/** Returns the file of a picture's metadata. */
export function getPictureMetadataFile(name: string): string {
  return `${MEDIA_FOLDER}/${name}.yaml`;
}

/** Returns the file of a picture itself. */
export function getPictureFile({ name, source }: Pick<StoredPicture, 'name' | 'source'>): string {
  return `${MEDIA_FOLDER}/${name}.${source.endsWith('.svg') ? 'svg' : 'webp'}`;
}

/**
 * Builds the files of every picture: its metadata and the source image, from which an import creates the same
 * variants.
 * @throws Error when a source image is missing from the media store
 */
export async function buildMediaFiles(req: PayloadRequest): Promise<[string, string | Buffer][]> {
  const pictures = await findStoredPictures(req);
  const store = await getMediaStore();
  const files = pictures.map(async (picture): Promise<[string, string | Buffer][]> => {
    const { name, metadata, source } = picture;
    const bytes = await store.read(source);
    if (!bytes)
      throw new Error(
        `The source image of ${name} (${source}) is missing from the media store. Upload it again, or remove the picture.`,
      );
    return [
      [getPictureMetadataFile(name), metadata],
      [getPictureFile(picture), bytes],
    ];
  });
  return (await Promise.all(files)).flat();
}

/** Omits the focal point when it is the default, the center. */
function omitDefaultFocalPoint(doc: Media): Partial<Media> {
  const { focalX, focalY, ...rest } = doc;
  return focalX === 50 && focalY === 50 ? rest : doc;
}
