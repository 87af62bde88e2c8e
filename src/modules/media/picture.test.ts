import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { generateFiles } from './generate-files';
import {
  pictureSchema,
  buildPicture,
  getPublicNames,
  getRasterFileName,
  getSourceName,
  getWideCrop,
  parseFileName,
} from './picture';

const MIDDLE = { x: 50, y: 50 };
const nothing = async () => false;

describe('picture files', () => {
  it('have names that reflect everything they depend on', () => {
    const source = { kind: 'raster', bytes: Buffer.from('a'), width: 1000, height: 500 } as const;
    const hash = buildPicture(source, MIDDLE).hash;
    expect(buildPicture(source, MIDDLE).hash).toBe(hash);
    expect(buildPicture(source, { x: 51, y: 50 }).hash).not.toBe(hash);
    expect(buildPicture({ ...source, bytes: Buffer.from('b') }, MIDDLE).hash).not.toBe(hash);
  });

  it.each(['a', 'a-480', 'a-wide-480', 'a-0123456789ab', 'a-0123456789ab-480'])('name the picture %s', (name) => {
    for (const hash of ['0123456789ab', '012345678901']) {
      const size = { hash, width: 2000, height: 1000 };
      const raster = { kind: 'raster', ...size, widths: { whole: [9, 1600], wide: [480] } } as const;
      for (const picture of [pictureSchema.parse(raster), pictureSchema.parse({ kind: 'vector', ...size })])
        for (const file of [getSourceName(name, picture), ...getPublicNames(name, picture)])
          expect(parseFileName(file), file).toBe(name);
    }
  });

  it('are never larger than the picture', () => {
    expect(buildPicture({ kind: 'raster', bytes: Buffer.from('a'), width: 1000, height: 400 }, MIDDLE)).toMatchObject({
      widths: { whole: [480, 768, 1000], wide: [480, 711] },
    });
    expect(buildPicture({ kind: 'raster', bytes: Buffer.from('a'), width: 300, height: 400 }, MIDDLE)).toMatchObject({
      widths: { whole: [300], wide: [300] },
    });
    expect(buildPicture({ kind: 'raster', bytes: Buffer.from('a'), width: 2400, height: 1800 }, MIDDLE)).toMatchObject({
      widths: { whole: [480, 768, 1200, 1600] },
    });
  });

  it('are AVIF and WebP in each width, without metadata, and only the missing ones', async () => {
    const bytes = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#14264a' } })
      .webp()
      .toBuffer();
    const source = { kind: 'raster', bytes, width: 600, height: 400 } as const;
    const picture = buildPicture(source, MIDDLE);
    const files = await generateFiles({ name: 'a', source, picture, focalPoint: MIDDLE }, nothing);
    expect(new Set(files.map(({ name }) => name))).toEqual(
      new Set([getSourceName('a', picture), ...getPublicNames('a', picture)]),
    );
    for (const { name, bytes: file } of files) {
      const { format, compression, width, exif } = await sharp(file).metadata();
      expect(name.endsWith('.avif') ? compression : format, name).toBe(name.endsWith('.avif') ? 'av1' : 'webp');
      expect(name.startsWith('source/') ? `-${width}.` : name, name).toContain(`${width}.`);
      expect(exif).toBeUndefined();
    }
    expect(await generateFiles({ name: 'a', source, picture, focalPoint: MIDDLE }, async () => true)).toEqual([]);
  });

  it('are cropped around the focal point', async () => {
    const left = await sharp({ create: { width: 300, height: 600, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer();
    const bytes = await sharp({ create: { width: 300, height: 1200, channels: 3, background: '#0000ff' } })
      .composite([{ input: left, top: 600, left: 0 }])
      .webp({ lossless: true })
      .toBuffer();
    const source = { kind: 'raster', bytes, width: 300, height: 1200 } as const;
    for (const [y, channel] of [
      [0, 2],
      [100, 0],
    ] as const) {
      const picture = buildPicture(source, { x: 50, y });
      if (picture.kind !== 'raster') throw new Error('A raster picture was expected.');
      const files = await generateFiles({ name: 'a', source, picture, focalPoint: { x: 50, y } }, nothing);
      const cut = files.find(
        ({ name }) => name === `public/${getRasterFileName('a', picture, { shape: 'wide', width: 300, format: 'webp' })}`,
      );
      const { channels } = await sharp(cut?.bytes).stats();
      expect(channels[channel]?.mean).toBeGreaterThan(240);
      expect(channels[2 - channel]?.mean).toBeLessThan(15);
    }
  });

  it('are cropped within the picture wherever the focal point is', () => {
    for (const size of [
      { width: 1000, height: 200 },
      { width: 200, height: 1000 },
      { width: 1, height: 1 },
      { width: 1601, height: 900 },
    ]) {
      for (const [x, y] of [
        [0, 0],
        [100, 100],
        [50, 50],
        [33, 90],
      ] as const) {
        const cut = getWideCrop(size, { x, y });
        expect(cut.left).toBeGreaterThanOrEqual(0);
        expect(cut.top).toBeGreaterThanOrEqual(0);
        expect(cut.left + cut.width).toBeLessThanOrEqual(size.width);
        expect(cut.top + cut.height).toBeLessThanOrEqual(size.height);
      }
    }
  });

  it('have data that survives a round trip through the database', () => {
    const picture = buildPicture({ kind: 'vector', bytes: Buffer.from('<svg/>'), width: 10, height: 10 }, MIDDLE);
    expect(pictureSchema.parse(JSON.parse(JSON.stringify(picture)))).toEqual(picture);
    expect(pictureSchema.safeParse({ kind: 'raster', hash: 'x' }).success).toBe(false);
  });
});
