import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { isPlainWebp } from './plain-webp';
import { normalizePicture } from './normalize-picture';
import { InvalidPictureError } from './invalid-picture-error';

const SCRIPT = '<script>alert(1)</script>';
const square = (width = 60, height = 40) => sharp({ create: { width, height, channels: 3, background: '#14264a' } });

/** Builds a chunk of a PNG file (PNG specification, section 5.3). */
function pngPart(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body) >>> 0);
  return Buffer.concat([length, body, sum]);
}

/** Builds a PNG of a few bytes that claims these dimensions. */
function pngThatClaims(width: number, height: number, bits: 8 | 16 = 8): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bits, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngPart('IHDR', header),
    pngPart('IDAT', deflateSync(Buffer.alloc(1000))),
    pngPart('IEND', Buffer.alloc(0)),
  ]);
}

describe('normalizePicture', () => {
  let jpeg: Buffer;
  let png: Buffer;
  let noise: Buffer;

  beforeAll(async () => {
    jpeg = await square().jpeg().toBuffer();
    png = await square().png().toBuffer();
    noise = await sharp(Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, index) => (index * 7919) % 251)), {
      raw: { width: 300, height: 300, channels: 3 },
    })
      .jpeg()
      .toBuffer();
  });

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('converts %s to WebP of the same size', async (format) => {
    const source = await normalizePicture(await square().toFormat(format).toBuffer());
    expect(source).toMatchObject({ kind: 'raster', width: 60, height: 40 });
    expect(isPlainWebp(source.bytes)).toBe(true);
  });

  it('returns its own output unchanged, so that an export can be imported without loss', async () => {
    const once = await normalizePicture(noise);
    const twice = await normalizePicture(once.bytes);
    expect(twice.bytes.equals(once.bytes)).toBe(true);
    const lossless = await normalizePicture(png);
    expect((await normalizePicture(lossless.bytes)).bytes.equals(lossless.bytes)).toBe(true);
  });

  it('removes the location and all other metadata', async () => {
    const taken = await square()
      .withExif({
        IFD0: { Copyright: 'somebody' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '0/1 7/1 0/1' },
      })
      .jpeg()
      .toBuffer();
    expect((await sharp(taken).metadata()).exif?.includes('somebody')).toBe(true);
    const { bytes } = await normalizePicture(taken);
    const metadata = await sharp(bytes).metadata();
    expect(metadata).not.toHaveProperty('exif');
    expect(metadata).not.toHaveProperty('xmp');
    expect(bytes.includes('somebody')).toBe(false);
  });

  it('rotates a picture according to its orientation', async () => {
    expect(await normalizePicture(await square().withMetadata({ orientation: 6 }).jpeg().toBuffer())).toMatchObject({
      width: 40,
      height: 60,
    });
  });

  it('removes data appended to a picture', async () => {
    for (const file of [jpeg, png, await square().gif().toBuffer(), await square().webp().toBuffer()]) {
      const { bytes } = await normalizePicture(Buffer.concat([file, Buffer.from(SCRIPT)]));
      expect(bytes.includes('script')).toBe(false);
    }
  });

  it('scales a large picture down to the largest size that pages show', async () => {
    expect(await normalizePicture(await square(3000, 1500).png().toBuffer())).toMatchObject({ width: 2400, height: 1200 });
  });

  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['nothing', () => Buffer.alloc(0), 'empty'],
    ['more than 10 MB', () => Buffer.alloc(10_000_001, 'x'), 'larger than 10 MB'],
    ['text', () => Buffer.from('hello, world'), 'supported picture format'],
    [
      'a web page',
      () => Buffer.from(`<!doctype html><html><body><svg>${SCRIPT}</svg></body></html>`),
      'supported picture format',
    ],
    ['a program', () => Buffer.from('\x7fELF\x02\x01\x01', 'latin1'), 'supported picture format'],
    ['a PDF', () => Buffer.from('%PDF-1.7\n'), 'supported picture format'],
    ['a TIFF', () => square().tiff().toBuffer(), 'supported picture format'],
    ['a JPEG that is cut short', () => noise.subarray(0, Math.floor(noise.length / 2)), 'damaged or incomplete'],
    ['a PNG that is cut short', () => png.subarray(0, png.length - 30), 'damaged or incomplete'],
    ['a beginning without a picture', () => Buffer.from('\xff\xd8\xff\xe0 nothing', 'latin1'), 'damaged or incomplete'],
    ['a small file of 100,000 by 100,000 pixels', () => pngThatClaims(100_000, 100_000), '50 million pixels'],
    ['a small file of 7,072 by 7,072 pixels', () => pngThatClaims(7_072, 7_072), '50 million pixels'],
    ['a small file of 5,001 by 5,001 pixels of 16 bits', () => pngThatClaims(5_001, 5_001, 16), '25 million with 16 bits'],
  ])('rejects %s', async (_name, file, reason) => {
    const refusal = normalizePicture(await file());
    await expect(refusal).rejects.toThrow(InvalidPictureError);
    await expect(refusal).rejects.toThrow(reason);
  });

  it('rejects an animated picture', async () => {
    const frames = [
      await square().png().toBuffer(),
      await sharp({ create: { width: 60, height: 40, channels: 3, background: '#d9480f' } })
        .png()
        .toBuffer(),
    ];
    for (const format of ['gif', 'webp'] as const) {
      const moving = await sharp(frames, { join: { animated: true } })
        .toFormat(format)
        .toBuffer();
      await expect(normalizePicture(moving)).rejects.toThrow('Animated pictures');
    }
  });
});
