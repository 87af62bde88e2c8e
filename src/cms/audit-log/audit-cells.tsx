'use client';

import { DefaultCell, useConfig } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import type { ReactElement } from 'react';
import { useSingularLabel } from '@/cms/admin-ui/use-singular-label';
import { buildUntitledName } from '@/cms/core/kinds/untitled-name';

/** Renders what kind of entry an event is about, as the menu calls it. */
export function KindCell(props: DefaultCellComponentProps): ReactElement {
  const { label } = useEventEntry(props.rowData);
  return <DefaultCell {...props} cellData={label} />;
}

/** Renders the title of the entry that an event is about, and links to its form while it exists. */
export function EntryCell({ cellData, rowData }: DefaultCellComponentProps): ReactElement {
  const { label, url } = useEventEntry(rowData);
  const title = typeof cellData === 'string' && cellData !== '' ? cellData : buildUntitledName(label);
  return url === undefined ? <span>{title}</span> : <a href={url}>{title}</a>;
}

function useEventEntry({ kind, entry, operation }: Readonly<Record<string, unknown>>): {
  label: string;
  url: string | undefined;
} {
  const { config } = useConfig();
  const slug = String(kind);
  const singular = useSingularLabel(slug);
  const { admin } = config.routes;
  const global = config.globals.find((each) => each.slug === slug);
  if (global) return { label: typeof global.label === 'string' ? global.label : slug, url: `${admin}/globals/${slug}` };
  const isThere = operation !== 'deleted' && config.collections.some((each) => each.slug === slug);
  return { label: singular, url: isThere ? `${admin}/collections/${slug}/${encodeURIComponent(String(entry))}` : undefined };
}
