import { pictureSchema, getRasterFileName, getVectorFileName } from './picture';

/** Returns the URL of one of a picture's files for the admin, or null when it has none. */
export function getPreviewUrl(doc: { id?: unknown; picture?: unknown }, size: 'smallest' | 'largest'): string | null {
  const known = pictureSchema.safeParse(doc.picture);
  if (!known.success || typeof doc.id !== 'string') return null;
  if (known.data.kind === 'vector') return `/media/${getVectorFileName(doc.id, known.data)}`;
  const { whole } = known.data.widths;
  const width = size === 'smallest' ? Math.min(...whole) : Math.max(...whole);
  return `/media/${getRasterFileName(doc.id, known.data, { shape: 'whole', width, format: 'webp' })}`;
}
