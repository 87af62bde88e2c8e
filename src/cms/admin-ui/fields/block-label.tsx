'use client';

import { useRowLabel } from '@payloadcms/ui';
import css from './block-label.module.css';

interface Row {
  heading?: string;
}

/** The head of a block in a form: its place, its kind, and its heading, so that a folded page can be read. */
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
