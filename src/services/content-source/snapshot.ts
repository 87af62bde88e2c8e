import { createHash } from 'node:crypto';
import { z } from 'zod';

/** The version of the content API and its format. A source and a replica must agree on it. */
export const CONTENT_API_BASE = '/content-api/v1';

/** A path of plain segments below the root. None starts with a dot, so there is no path traversal. */
const FILE_PATTERN = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(?:yaml|md|webp|svg)$/;
const PICTURE_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:webp|svg)$/;

const textFileSchema = z.object({
  file: z.string().max(300).regex(FILE_PATTERN),
  text: z.string(),
  /** When the entry was changed last, which pages and feeds show; only for entries with a URL. */
  updatedAt: z.iso.datetime().optional(),
});

const pictureFileSchema = z.object({
  file: z.string().max(300).regex(FILE_PATTERN),
  /** Name of the original, which contains a hash of its source. */
  picture: z.string().max(120).regex(PICTURE_PATTERN),
});

/** A file of the published content: a text, or a picture that is fetched by its name. */
export type SnapshotFile = z.infer<typeof textFileSchema> | z.infer<typeof pictureFileSchema>;

/** All published content at one moment, as content files. */
export interface ContentSnapshot {
  /** A hash of the files: equal content has equal versions. */
  version: string;
  files: SnapshotFile[];
}

/** Parses a snapshot, and checks that it is complete: its version is the hash of its files. */
export const contentSnapshotSchema: z.ZodType<ContentSnapshot> = z
  .object({ version: z.string(), files: z.array(z.union([textFileSchema, pictureFileSchema])) })
  .refine(({ version, files }) => version === computeSnapshotVersion(files), { path: ['version'] })
  .refine(({ files }) => new Set(files.map(({ file }) => file)).size === files.length, { path: ['files'] });

/** Computes the version of these files, whatever their order. */
export function computeSnapshotVersion(files: readonly SnapshotFile[]): string {
  const hash = createHash('sha256');
  for (const line of files.map(describeFile).toSorted()) hash.update(line).update('\n');
  return hash.digest('hex');
}

/** Returns a text that is the same for equal files only. */
export function describeFile(file: SnapshotFile): string {
  return JSON.stringify('picture' in file ? [file.file, file.picture] : [file.file, file.updatedAt ?? null, file.text]);
}

/** Returns whether a name can be that of a picture's original. */
export function isPictureName(name: string): boolean {
  return name.length <= 120 && PICTURE_PATTERN.test(name);
}
