/**
 * The chunks of a WebP file that hold the picture itself (WebP Container Specification). Others hold metadata or
 * animation.
 */
const IMAGE_CHUNKS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH']);

/** Returns whether a WebP file holds only a picture: no metadata, no animation, no appended data. */
export function isPlainWebp(bytes: Buffer): boolean {
  if (bytes.length < 20 || bytes.readUInt32LE(4) + 8 !== bytes.length) return false;
  let at = 12;
  while (at + 8 <= bytes.length) {
    if (!IMAGE_CHUNKS.has(bytes.toString('latin1', at, at + 4))) return false;
    const length = bytes.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  return at === bytes.length;
}
