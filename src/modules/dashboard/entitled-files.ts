import * as z from 'zod/mini';

const entitledFileSchema = z.object({
  product: z.string(),
  version: z.string(),
  name: z.string(),
  label: z.string(),
  size: z.number(),
  url: z.string(),
  /** The last day on which a subscription includes the file; null for a file that everyone may have. */
  endsOn: z.nullable(z.iso.date()),
  sample: z.boolean(),
});

/** Response of GET /account/downloads. */
export const entitledFilesSchema = z.object({ files: z.array(entitledFileSchema) });
export type EntitledFile = z.infer<typeof entitledFileSchema>;
