'use client';

import { useRowLabel } from '@payloadcms/ui';
import { findRowName } from './find-row-name';

/** Renders the header of a row in a form: what the row is called, so that a collapsed row is still readable. */
export function RowLabel({ kind }: { readonly kind: string }) {
  const { data, rowNumber } = useRowLabel<Readonly<Record<string, unknown>>>();
  return <span>{findRowName(data) ?? `${kind} ${(rowNumber ?? 0) + 1}`}</span>;
}
