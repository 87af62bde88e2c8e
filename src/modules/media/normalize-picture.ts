import sharp, { type Metadata } from 'sharp';
import { sanitizeSvg, isSvg } from './sanitize-svg';
import type { PictureSource } from './picture';
import { isPlainWebp } from './plain-webp';
import { InvalidPictureError } from './invalid-picture-error';

export const UPLOAD_BYTES_MAX = 10_000_000;
const PIXELS_MAX = 50_000_000;
/** An interlaced picture is decoded as a whole, at its own depth. */
const DECODED_BYTES_MAX = 4 * PIXELS_MAX;

/** The largest size that any page shows. Larger pictures are scaled down to it. */
const SOURCE_LIMIT = { width: 2400, height: 9600 } as const;

const FORMATS: readonly { name: string; begins: RegExp; isLossless: boolean }[] = [
  { name: 'jpeg', begins: /^\xff\xd8\xff/, isLossless: false },
  { name: 'png', begins: /^\x89PNG\r\n/, isLossless: true },
  { name: 'gif', begins: /^GIF8[79]a/, isLossless: true },
  { name: 'webp', begins: /^RIFF[^]{4}WEBP/, isLossless: false },
  { name: 'heif', begins: /^[^]{4}ftyp(?:avif|mif1)/, isLossless: false },
];

const ACCEPTED = 'Supported formats: JPEG, PNG, WebP, AVIF, GIF, SVG.';

/**
 * Detects a file's type by its content, not its name, and returns the source that the picture's files are generated
 * from: decoded and re-encoded, without metadata such as the location, and without appended data. The same file always
 * gives the same bytes, and its own output comes back unchanged.
 *
 * @throws InvalidPictureError unless the file is one complete, still picture of a supported size
 */
export async function normalizePicture(bytes: Buffer): Promise<PictureSource> {
  const format = findFormat(bytes);
  if (format === undefined) return sanitizeSvg(bytes);
  const metadata = await runDecoder(() => openImage(bytes).metadata());
  checkMetadata(metadata, format.name);
  if (format.name === 'webp' && isPlainWebp(bytes) && isWithinSourceLimit(metadata)) {
    // The header may be valid while the image data is corrupt.
    await runDecoder(() => openImage(bytes).stats());
    return { kind: 'raster', bytes, width: metadata.width, height: metadata.height };
  }
  const { data, info } = await runDecoder(() =>
    openImage(bytes)
      .autoOrient()
      .resize({ ...SOURCE_LIMIT, fit: 'inside', withoutEnlargement: true })
      .webp(format.isLossless ? { lossless: true } : { quality: 92, smartSubsample: true })
      .toBuffer({ resolveWithObject: true }),
  );
  return { kind: 'raster', bytes: data, width: info.width, height: info.height };
}

/** HEVC pictures, which only decoders with a license can read. */
const HEIC = /^[^]{4}ftyp(?:hei[cxms]|hev[cxms])/;

/**
 * Returns the format of a picture by its content; undefined for a drawing.
 * @throws InvalidPictureError for an empty file, one that is too large, or anything else
 */
export function findFormat(bytes: Buffer): { name: string; isLossless: boolean } | undefined {
  if (bytes.length === 0) throw new InvalidPictureError('The file is empty. Nothing was saved. Choose the file again.');
  if (bytes.length > UPLOAD_BYTES_MAX)
    throw new InvalidPictureError(
      'The file is larger than 10 MB. Nothing was saved. Make the picture smaller, at most 2,400 pixels wide.',
    );
  if (isSvg(bytes)) return undefined;
  const begin = bytes.subarray(0, 16).toString('latin1');
  if (HEIC.test(begin))
    throw new InvalidPictureError(
      'This is a HEIC picture, the format of iPhones, which most browsers can’t show. Nothing was saved. ' +
        'Export it as JPEG, and upload that file.',
    );
  const format = FORMATS.find(({ begins }) => begins.test(begin));
  if (!format) throw new InvalidPictureError(`This isn’t a supported picture format. Nothing was saved. ${ACCEPTED}`);
  return format;
}

function openImage(bytes: Buffer) {
  return sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'truncated', animated: false });
}

function isWithinSourceLimit({ width, height }: Metadata): boolean {
  return width <= SOURCE_LIMIT.width && height <= SOURCE_LIMIT.height;
}

function checkMetadata({ format, width, height, channels, depth, pages = 1, compression }: Metadata, expected: string): void {
  if (format !== expected || (format === 'heif' && compression !== 'av1'))
    throw new InvalidPictureError(`This isn’t a supported picture format. Nothing was saved. ${ACCEPTED}`);
  const decodedBytes = width * height * channels * (depth === 'uchar' ? 1 : 2);
  if (width * height > PIXELS_MAX || decodedBytes > DECODED_BYTES_MAX) throw createTooLargeError();
  if (pages > 1) throw new InvalidPictureError('Animated pictures aren’t supported. Nothing was saved. Upload a still image.');
}

function createTooLargeError(): InvalidPictureError {
  return new InvalidPictureError(
    'The picture has more than 50 million pixels, or 25 million with 16 bits per color. Nothing was saved. ' +
      'Make it smaller, at most 2,400 pixels wide.',
  );
}

/** Runs the decoder and rejects what it can't read. Its own error messages are too technical for editors. */
async function runDecoder<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && error.message.includes('pixel limit')) throw createTooLargeError();
    throw new InvalidPictureError(
      'The picture is damaged or incomplete. Nothing was saved. Export it again and upload the new file.',
    );
  }
}
