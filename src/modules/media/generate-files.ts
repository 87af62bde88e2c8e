import sharp from 'sharp';
import {
  type FocalPoint,
  type Picture,
  type PictureShape,
  type PictureSource,
  type PictureVariant,
  PICTURE_FORMATS,
  getRasterFileName,
  getSourceName,
  getVectorFileName,
  getWideCrop,
} from './picture';

/** A picture file for the media store. */
export interface PictureFile {
  name: string;
  bytes: Buffer;
}

/** Qualities at which text in a screenshot is still sharp. */
const QUALITY = { avif: { quality: 58, effort: 3 }, webp: { quality: 80, smartSubsample: true } } as const;

interface FileRequest {
  /** Name of the picture. */
  name: string;
  source: PictureSource;
  picture: Picture;
  focalPoint: FocalPoint;
}

/**
 * Generates the files of a picture one at a time to limit memory use. Skips those that `isThere` already knows, because
 * a file name identifies its content.
 */
export async function generateFiles(order: FileRequest, isThere: (name: string) => Promise<boolean>): Promise<PictureFile[]> {
  const files: PictureFile[] = [];
  for (const { name, make } of planFiles(order)) if (!(await isThere(name))) files.push({ name, bytes: await make() });
  return files;
}

interface PlannedFile {
  name: string;
  make: () => Promise<Buffer>;
}

function planFiles({ name, source, picture, focalPoint }: FileRequest): PlannedFile[] {
  const kept = { name: getSourceName(name, picture), make: async () => source.bytes };
  if (picture.kind === 'vector')
    return [kept, { name: `public/${getVectorFileName(name, picture)}`, make: async () => source.bytes }];
  const shapes: readonly PictureShape[] = ['whole', 'wide'];
  const variants = shapes.flatMap((shape) =>
    picture.widths[shape].flatMap((width) => PICTURE_FORMATS.map((format) => ({ shape, width, format }))),
  );
  return [
    kept,
    ...variants.map(({ shape, width, format }) => ({
      name: `public/${getRasterFileName(name, picture, { shape, width, format })}`,
      make: () => renderVariant(source, focalPoint, { shape, width, format }),
    })),
  ];
}

function renderVariant(source: PictureSource, focalPoint: FocalPoint, { shape, width, format }: PictureVariant): Promise<Buffer> {
  const whole = sharp(source.bytes);
  const cut = shape === 'wide' ? whole.extract(getWideCrop(source, focalPoint)) : whole;
  return cut.resize({ width, withoutEnlargement: true }).toFormat(format, QUALITY[format]).toBuffer();
}
