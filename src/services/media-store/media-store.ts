/** A byte range, with `start` and `end` included. */
interface ByteRange {
  start: number;
  end: number;
}

/** A stored file and the time it was written. */
export interface StoredFileInfo {
  name: string;
  modifiedAt: Date;
}

/** A store that can't be reached, or doesn't do what it is asked. */
export class MediaStoreUnavailableError extends Error {
  override name = 'MediaStoreUnavailableError';
}

/** Storage for media files: a folder or a bucket. `isMediaName` defines the valid names. */
export interface MediaStore {
  /** Returns the size of a file in bytes; undefined when it doesn't exist. */
  getSize(name: string): Promise<number | undefined>;
  /** Writes a file atomically: readers never see a part of it. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Opens a file or a range of it; undefined when it doesn't exist. */
  open(name: string, range?: ByteRange): Promise<ReadableStream<Uint8Array> | undefined>;
  /** Reads a file; undefined when it doesn't exist. */
  read(name: string): Promise<Buffer | undefined>;
  /** Removes a file. Removing a missing file is not an error. */
  remove(name: string): Promise<void>;
  /** Lists all files. */
  list(): AsyncIterable<StoredFileInfo>;
  /** Removes what processes that were killed while they wrote a file have left, if they began before a given time. */
  removeUnfinished(before: Date): Promise<void>;
}

const NAME_PATTERN = /^(?:public|source)\/[a-z0-9]+(?:-[a-z0-9]+)*\.(?:avif|webp|svg)$/;
const MEDIA_TYPES: Readonly<Record<string, string>> = { avif: 'image/avif', webp: 'image/webp', svg: 'image/svg+xml' };

/**
 * Returns whether a name is valid: `public/…` is served to everyone, `source/…` holds the originals. Path traversal
 * is impossible because a name has no other dots or slashes.
 */
export function isMediaName(name: string): boolean {
  return NAME_PATTERN.test(name);
}

/** Returns the name if it is valid. @throws Error otherwise */
export function assertMediaName(name: string): string {
  if (!isMediaName(name)) throw new Error('No file of the media store can have this name.');
  return name;
}

/** Returns the media type of a file by its extension, which this site assigns itself. */
export function getMediaType(name: string): string {
  return MEDIA_TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}
