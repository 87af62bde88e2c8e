import { z } from 'zod';

/** A part of a file's path: no separators, no leading dot, nothing that an address or a file system reads in another way. */
export const FILE_PATH_PART = /^[A-Za-z0-9][\w.+~-]{0,150}$/;
const partSchema = z.string().regex(FILE_PATH_PART);

/** A file of the product registry, as its list has it. */
export const registryFileSchema = z.object({
  product: partSchema,
  version: partSchema,
  name: partSchema,
  /** What it is, in a few words. */
  label: z.string().min(1),
  size: z.number().int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Keys of the platform and the processor it is for; null when it is for all. */
  platform: z.string().nullable(),
  architecture: z.string().nullable(),
  /** Whether everyone may have it, or only with a subscription's user name and token. */
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
