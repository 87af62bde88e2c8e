import { readdirSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { logFailure } from '@/platform/failure-log';
import { addValidators } from './responses/conditional-response';
import { type Encoding, negotiateEncoding } from './responses/negotiate-encoding';
import { prepareHeads, type PreparedPage } from './responses/prepared-page';

/** Where the files that Next has built are: each name has a hash of the contents. */
export const BUILT_FILES = '/_next/static/';
export const CACHE_FOREVER = 'public, max-age=31536000, immutable';
/** Larger files are left to Next, which streams them: the parts of the database in the browser, for a client without compression. */
const BODY_BYTES_MAX = 4 * 1024 * 1024;
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.data': 'application/octet-stream',
  '.gz': 'application/gzip',
  '.ico': 'image/x-icon',
  '.js': 'application/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

/** Returns the media type of a static file by its extension; undefined for one that isn't known. */
export function getFileType(urlPath: string): string | undefined {
  return TYPES[path.extname(urlPath)];
}

/** Lists the files that browsers load, by their URL path: those that Next has built, and those in `public`. */
export function listStaticFiles(root: string): Map<string, string> {
  return new Map([...listFiles(path.join(root, '.next/static'), BUILT_FILES), ...listFiles(path.join(root, 'public'), '/')]);
}

/** Returns the file with a compressed copy of a static file. The build writes it (scripts/build/compressed-files.ts). */
export function getCompressedFile(root: string, urlPath: string, encoding: Encoding): string {
  return path.join(root, '.next/compressed', `${urlPath}.${encoding}`);
}

/** The files of this build that browsers load, compressed when the site was built. */
export class StaticFiles {
  readonly #files: ReadonlyMap<string, string>;
  readonly #compressed: ReadonlySet<string>;

  /** @param root folder of the build */
  constructor(private readonly root: string) {
    this.#files = listStaticFiles(root);
    this.#compressed = new Set(listFiles(path.join(root, '.next/compressed'), '/').values());
  }

  /** Returns whether there is such a file, of any size. */
  has(urlPath: string): boolean {
    return this.#files.has(decodeURIComponent(urlPath));
  }

  /**
   * Prepares the response with a file, in the encoding that the client prefers.
   * @param commonHeaders headers of every response to this path
   * @returns undefined when there is no such file, or it has to be streamed
   */
  async prepare(
    urlPath: string,
    acceptEncoding: string | undefined,
    commonHeaders: Record<string, string>,
  ): Promise<PreparedPage | undefined> {
    const file = this.#files.get(urlPath);
    const type = getFileType(urlPath);
    if (file === undefined || type === undefined) return undefined;
    const negotiated = negotiateEncoding(acceptEncoding);
    const compressedFile = negotiated === undefined ? undefined : this.#findCompressed(urlPath, negotiated);
    const encoding = compressedFile === undefined ? undefined : negotiated;
    const contents = await readContents(file, compressedFile);
    if (contents === undefined) return undefined;
    const headers = {
      'cache-control': urlPath.startsWith(BUILT_FILES) ? CACHE_FOREVER : 'public, max-age=0',
      'content-type': type,
      'content-length': contents.sent.length,
      'last-modified': contents.modified.toUTCString(),
      ...(this.#findCompressed(urlPath, 'br') === undefined ? {} : { vary: 'Accept-Encoding' }),
      ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
    };
    // The ETag is that of the original in this encoding.
    const response = addValidators({ status: 200, headers, body: contents.original }, encoding);
    return {
      path: urlPath,
      encoding: negotiated,
      heads: prepareHeads(response, commonHeaders),
      body: contents.sent,
      expiresAt: Infinity,
    };
  }

  #findCompressed(urlPath: string, encoding: Encoding): string | undefined {
    const file = getCompressedFile(this.root, urlPath, encoding);
    return this.#compressed.has(file) ? file : undefined;
  }
}

interface Contents {
  original: Buffer;
  sent: Buffer;
  modified: Date;
}

/** Reads a file and its compressed copy; undefined when it is too large, or another build has removed it. */
async function readContents(file: string, compressedFile: string | undefined): Promise<Contents | undefined> {
  try {
    const { size, mtime } = await stat(compressedFile ?? file);
    if (size > BODY_BYTES_MAX) return undefined;
    const original = await readFile(file);
    return { original, sent: compressedFile === undefined ? original : await readFile(compressedFile), modified: mtime };
  } catch (error) {
    logFailure('A static file could not be read', error);
    return undefined;
  }
}

/** Lists the files of a folder and of those in it, by their URL path. */
export function listFiles(folder: string, base: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    entries.map(({ parentPath, name }): [string, string] => {
      const file = path.join(parentPath, name);
      return [base + path.relative(folder, file).split(path.sep).join('/'), file];
    }),
  );
}
