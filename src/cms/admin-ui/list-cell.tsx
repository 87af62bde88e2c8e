'use client';

import { DefaultCell } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import type { ReactElement } from 'react';

/** Cell of a list with a field of several texts, which Payload shows as JSON. */
export function ListCell(props: DefaultCellComponentProps): ReactElement {
  const { cellData } = props;
  return <DefaultCell {...props} cellData={Array.isArray(cellData) ? cellData.join(', ') : cellData} />;
}
