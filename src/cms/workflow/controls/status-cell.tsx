import type { DefaultServerCellComponentProps } from 'payload';
import { z } from 'zod';

const row = z.object({ id: z.union([z.number(), z.string()]), _status: z.string().nullish() });

/**
 * In a list: whether visitors see an entry. Payload's own cell takes every entry that was public once for one that still is;
 * the entry itself, beside its versions, knows.
 */
export async function StatusCell({ rowData, collectionSlug, payload }: DefaultServerCellComponentProps) {
  const { id, _status } = row.parse(rowData);
  if (_status === 'published') return <>Published</>;
  const entry = row.nullable().parse(await payload.db.findOne({ collection: collectionSlug, where: { id: { equals: id } } }));
  return <>{entry?._status === 'published' ? 'Published, with a newer draft' : 'Draft'}</>;
}
