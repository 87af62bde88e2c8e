import { inflateSync } from 'node:zlib';

const HEADER_BYTES = 44;
const ENTRY_BYTES = 20;
const SFNT_HEADER_BYTES = 12;
const SFNT_ENTRY_BYTES = 16;

/**
 * Decodes a WOFF font to the TrueType or OpenType font in it (WOFF File Format 1.0, section 4). PDFKit reads WOFF too,
 * but it decompresses a table again for each glyph, which takes many times as long as the rest of a paper.
 */
export function decodeWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_table, index) => readTable(woff, HEADER_BYTES + index * ENTRY_BYTES));
  const directory = Buffer.alloc(SFNT_HEADER_BYTES + count * SFNT_ENTRY_BYTES);
  woff.copy(directory, 0, 4, 8);
  const power = Math.floor(Math.log2(count));
  directory.writeUInt16BE(count, 4);
  directory.writeUInt16BE(2 ** power * SFNT_ENTRY_BYTES, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE((count - 2 ** power) * SFNT_ENTRY_BYTES, 10);
  let offset = directory.length;
  const contents = tables.map(({ tag, checksum, data }, index) => {
    const entry = SFNT_HEADER_BYTES + index * SFNT_ENTRY_BYTES;
    directory.write(tag, entry, 'latin1');
    directory.writeUInt32BE(checksum, entry + 4);
    directory.writeUInt32BE(offset, entry + 8);
    directory.writeUInt32BE(data.length, entry + 12);
    // Tables begin at multiples of four bytes.
    const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
    offset += padded.length;
    return padded;
  });
  return Buffer.concat([directory, ...contents]);
}

interface FontTable {
  readonly tag: string;
  readonly checksum: number;
  readonly data: Buffer;
}

function readTable(woff: Buffer, entry: number): FontTable {
  const offset = woff.readUInt32BE(entry + 4);
  const compressed = woff.subarray(offset, offset + woff.readUInt32BE(entry + 8));
  const length = woff.readUInt32BE(entry + 12);
  return {
    tag: woff.toString('latin1', entry, entry + 4),
    checksum: woff.readUInt32BE(entry + 16),
    data: compressed.length === length ? compressed : inflateSync(compressed),
  };
}
