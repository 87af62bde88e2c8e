/** A file as a reader gets it: its whole size, and the bytes that were asked for. */
export interface StoredFile {
  size: number;
  body: ReadableStream<Uint8Array>;
}

/** The part of a file from its byte `start` to its byte `end`, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** A file of the store with when it was written. */
export interface StoredFileInfo {
  name: string;
  modifiedAt: Date;
}

/** Where the files of pictures are kept: a folder, or a bucket. Names are those that `isMediaName` takes. */
export interface MediaStore {
  /** The size of a file in bytes; undefined when there is none. */
  getSize(name: string): Promise<number | undefined>;
  /** Writes a file as a whole: nobody ever sees a part of it. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** A file, or a part of it; undefined when there is none. */
  open(name: string, range?: ByteRange): Promise<StoredFile | undefined>;
  /** The bytes of a file; undefined when there is none. */
  read(name: string): Promise<Buffer | undefined>;
  /** Removes a file. One that is not there is no error. */
  remove(name: string): Promise<void>;
  /** Every file. */
  list(): AsyncIterable<StoredFileInfo>;
}

const NAME_PATTERN = /^(?:public|source)\/[a-z0-9]+(?:-[a-z0-9]+)*\.(?:avif|webp|svg)$/;
const MEDIA_TYPES: Readonly<Record<string, string>> = { avif: 'image/avif', webp: 'image/webp', svg: 'image/svg+xml' };

/**
 * Whether a file may have this name: `public/…` is served to everybody, `source/…` is what pictures are made from.
 * There is no way out of the two folders, because no name has a dot or a slash elsewhere.
 */
export function isMediaName(name: string): boolean {
  return NAME_PATTERN.test(name);
}

/** The name, once it is checked. @throws Error for one that no file may have */
export function assertMediaName(name: string): string {
  if (!isMediaName(name)) throw new Error('No file of the media store can have this name.');
  return name;
}

/** The media type of a file, by the end of its name, which this site gives itself. */
export function getMediaType(name: string): string {
  return MEDIA_TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}
