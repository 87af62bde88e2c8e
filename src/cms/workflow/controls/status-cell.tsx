import type { DefaultServerCellComponentProps } from 'payload';
import { z } from 'zod';

const rowSchema = z.object({ id: z.union([z.number(), z.string()]), _status: z.string().nullish() });

/**
 * Renders whether an entry is public, in a list. Payload's own cell treats every entry that was ever published as
 * public; only the entry's own row, as opposed to its versions, knows.
 */
export async function StatusCell({ rowData, collectionSlug, payload }: DefaultServerCellComponentProps) {
  const { id, _status } = rowSchema.parse(rowData);
  if (_status === 'published') return <>Published</>;
  const entry = rowSchema
    .nullable()
    .parse(await payload.db.findOne({ collection: collectionSlug, where: { id: { equals: id } }, select: { _status: true } }));
  return <>{entry?._status === 'published' ? 'Published, with a newer draft' : 'Draft'}</>;
}
