'use client';

import { DefaultCell } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import type { ReactElement } from 'react';
import { formatWallTime } from './local-time';

/** Cell of a list with a local time, whose time zone has a column of its own. A draft may have something else, which stays. */
export function WallTimeCell(props: DefaultCellComponentProps): ReactElement {
  return <DefaultCell {...props} cellData={formatWallTime(props.cellData)} />;
}
