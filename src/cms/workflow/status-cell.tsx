import type { DefaultServerCellComponentProps } from 'payload';

/** In lists: whether visitors see an entry now. Payload takes whatever was published once for published still. */
export async function StatusCell({ cellData, collectionSlug, payload, rowData }: DefaultServerCellComponentProps) {
  if (cellData !== 'changed') return <span>{cellData === 'published' ? 'Published' : 'Draft'}</span>;
  const { totalDocs } = await payload.count({ collection: collectionSlug, where: { and: [{ id: { equals: rowData['id'] } }, { _status: { equals: 'published' } }] } });
  return <span>{totalDocs > 0 ? 'Published, with a newer draft' : 'Draft'}</span>;
}
