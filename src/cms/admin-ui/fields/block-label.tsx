'use client';

import { useRowLabel } from '@payloadcms/ui';
import css from './block-label.module.css';

interface Row {
  heading?: string;
}

/**
 * Renders the header of a block in a form: its number, type and heading, so that a collapsed page is still readable.
 */
export function BlockLabel({ name }: { readonly name: string }) {
  const { data, rowNumber } = useRowLabel<Row>();
  return (
    <span className={css.label}>
      <span className={css.number}>{(rowNumber ?? 0) + 1}</span>
      <strong>{name}</strong>
      <span className={css.heading}>{data.heading}</span>
    </span>
  );
}
