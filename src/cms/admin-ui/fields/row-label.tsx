'use client';

import { useRowLabel } from '@payloadcms/ui';

interface Row {
  label?: string;
  heading?: string;
}

/** Renders the header of a row in a form: its label or heading, so that a collapsed row is still readable. */
export function RowLabel({ kind }: { readonly kind: string }) {
  const { data, rowNumber } = useRowLabel<Row>();
  return <span>{data.label || data.heading || `${kind} ${(rowNumber ?? 0) + 1}`}</span>;
}
