'use client';

import { FieldLabel, useField } from '@payloadcms/ui';
import type { JSONFieldClient } from 'payload';
import type { ReactElement } from 'react';
import css from './json-viewer.module.css';

interface JsonViewerProps {
  readonly path: string;
  readonly field: JSONFieldClient;
}

/** Shows JSON read-only. Payload's own field loads its editor from another origin, which this site does not allow. */
export function JsonViewer({ path, field }: JsonViewerProps): ReactElement | null {
  const { value } = useField<unknown>({ path });
  if (value === undefined || value === null) return null;
  return (
    <div className="field-type">
      <FieldLabel label={field.label} path={path} />
      <pre translate="no" className={css.json}>
        {JSON.stringify(value, null, 2)}
      </pre>
    </div>
  );
}
