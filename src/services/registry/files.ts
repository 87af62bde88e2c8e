import { z } from 'zod';

/** A part of a file's path: no separators, no leading dot, nothing with a special meaning in a URL or a file system. */
export const FILE_PATH_PART = /^[A-Za-z0-9][\w.+~-]{0,150}$/;
const partSchema = z.string().regex(FILE_PATH_PART);

/** A file of the product registry, as its list has it. */
export const registryFileSchema = z.object({
  product: partSchema,
  version: partSchema,
  name: partSchema,
  /** A short description. */
  label: z.string().min(1),
  size: z.number().int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Keys of its platform and processor; null when it is for all. */
  platform: z.string().nullable(),
  architecture: z.string().nullable(),
  /** Whether it is public or requires a subscription's user name and token. */
  access: z.enum(['public', 'subscription']),
  /** Whether it is a sample and must be labeled as such. */
  sample: z.boolean().default(false),
});
export type RegistryFile = z.infer<typeof registryFileSchema>;

/** Response of GET /api/registry/files. */
export const registryFilesSchema = z.object({ files: z.array(registryFileSchema).max(500) });

/** Builds the path of a file below /api/registry/files, and below /downloads/files of the site. */
export function buildFilePath({ product, version, name }: Pick<RegistryFile, 'product' | 'version' | 'name'>): string {
  return [product, version, name].map(encodeURIComponent).join('/');
}
