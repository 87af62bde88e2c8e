import { createHash } from 'node:crypto';
import { z } from 'zod';

/** The widths in which a picture is served, in pixels. It is never enlarged. */
const WIDTHS = [480, 768, 1200, 1600];

/** How a picture is cropped: not at all, or to 16:9 around its focal point for cards. */
export type PictureShape = 'whole' | 'wide';
type PictureFormat = 'avif' | 'webp';
export const PICTURE_FORMATS: readonly PictureFormat[] = ['avif', 'webp'];

const dimensions = { hash: z.string(), width: z.number().int().positive(), height: z.number().int().positive() };
const widthsSchema = z.array(z.number().int().positive()).min(1);

/** The stored data of a picture, from which its file names derive. */
export const pictureSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('raster'), ...dimensions, widths: z.object({ whole: widthsSchema, wide: widthsSchema }) }),
  z.object({ kind: z.literal('vector'), ...dimensions }),
]);
export type Picture = z.output<typeof pictureSchema>;
type RasterPicture = Extract<Picture, { kind: 'raster' }>;

/** The point of a picture that a crop keeps, in percent from the top left corner. */
export interface FocalPoint {
  x: number;
  y: number;
}

/** The sanitized original that a picture's files are generated from. */
export interface PictureSource {
  kind: Picture['kind'];
  bytes: Buffer;
  width: number;
  height: number;
}

/** Increment this when the same source would produce different files, so that they get new names. */
const PIPELINE_VERSION = '1';

const HASH_LENGTH = 12;

/**
 * Describes the files that a source produces. The name contains a hash of everything they depend on, so a replaced
 * picture gets a new URL.
 */
export function buildPicture({ kind, bytes, width, height }: PictureSource, focalPoint: FocalPoint): Picture {
  const hash = createHash('sha256')
    .update(`${PIPELINE_VERSION} ${kind} ${focalPoint.x} ${focalPoint.y} `)
    .update(bytes)
    .digest('hex')
    .slice(0, HASH_LENGTH);
  if (kind === 'vector') return { kind, hash, width, height };
  return {
    kind,
    hash,
    width,
    height,
    widths: { whole: getWidthsUpTo(width), wide: getWidthsUpTo(getWideCrop({ width, height }, focalPoint).width) },
  };
}

function getWidthsUpTo(width: number): number[] {
  const largest = Math.min(width, Math.max(...WIDTHS));
  return [...WIDTHS.filter((each) => each < largest), largest];
}

/** Returns the largest 16:9 crop of a picture whose center is as close to the focal point as possible. */
export function getWideCrop(
  { width, height }: { width: number; height: number },
  { x, y }: FocalPoint,
): { left: number; top: number; width: number; height: number } {
  const cutWidth = Math.max(1, Math.min(width, Math.round((height * 16) / 9)));
  const cutHeight = Math.max(1, Math.min(height, Math.round((cutWidth * 9) / 16)));
  const within = (middle: number, part: number, all: number) => Math.round(Math.min(Math.max(middle - part / 2, 0), all - part));
  return {
    left: within((width * x) / 100, cutWidth, width),
    top: within((height * y) / 100, cutHeight, height),
    width: cutWidth,
    height: cutHeight,
  };
}

/** One of a raster picture's files. */
export interface PictureVariant {
  shape: PictureShape;
  width: number;
  format: PictureFormat;
}

/** Returns the file name of a raster picture in one shape, width and format. It is also its path below /media. */
export function getRasterFileName(name: string, { hash }: RasterPicture, { shape, width, format }: PictureVariant): string {
  return `${name}-${hash}-${shape === 'wide' ? 'wide-' : ''}${width}.${format}`;
}

/** Returns the file name of a drawing. It is also its path below /media. */
export function getVectorFileName(name: string, { hash }: Pick<Picture, 'hash'>): string {
  return `${name}-${hash}.svg`;
}

/** Returns the name of a picture's source in the media store. */
export function getSourceName(name: string, { kind, hash }: Picture): string {
  return `source/${name}-${hash}.${kind === 'vector' ? 'svg' : 'webp'}`;
}

/** Returns the names of all files of a picture in the media store, except its source. */
export function getPublicNames(name: string, picture: Picture): string[] {
  if (picture.kind === 'vector') return [`public/${getVectorFileName(name, picture)}`];
  const { widths: all } = picture;
  return (['whole', 'wide'] as const).flatMap((shape) =>
    all[shape].flatMap((width) =>
      PICTURE_FORMATS.map((format) => `public/${getRasterFileName(name, picture, { shape, width, format })}`),
    ),
  );
}

// A width has fewer digits than a hash, so it can't be taken for one.
const FILE_NAME = new RegExp(String.raw`^(?:public|source)/(.+)-[0-9a-f]{${HASH_LENGTH}}(?:-(?:wide-)?\d{1,4})?\.[a-z]+$`);

/** Returns the name of the picture that a file of the media store belongs to; undefined when it can't belong to any. */
export function parseFileName(file: string): string | undefined {
  return FILE_NAME.exec(file)?.[1];
}
