import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { decodeWoff } from './decode-woff';

const woff = readFileSync('node_modules/@fontsource/roboto-mono/files/roboto-mono-latin-400-normal.woff');

it('gives the font that the file holds: its size, its tables, and their checksums', () => {
  const font = decodeWoff(woff);
  const count = font.readUInt16BE(4);
  expect(font.length, 'totalSfntSize of the header').toBe(woff.readUInt32BE(16));
  expect(count).toBe(woff.readUInt16BE(12));
  for (let entry = 12; entry < 12 + count * 16; entry += 16) {
    const tag = font.toString('latin1', entry, entry + 4);
    const offset = font.readUInt32BE(entry + 8);
    const length = font.readUInt32BE(entry + 12);
    let sum = 0;
    // The table head holds a checksum of the whole file, which counts as zero here.
    for (let at = 0; at < length; at += 4) if (tag !== 'head' || at !== 8) sum = (sum + font.readUInt32BE(offset + at)) >>> 0;
    expect(sum, tag).toBe(font.readUInt32BE(entry + 4));
  }
});
