'use client';

import { DefaultCell } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import type { ReactElement } from 'react';

const DAY_FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Cell of a list with a day, which is stored as year-month-day. A draft may have something else, which stays as it is. */
export function DayCell(props: DefaultCellComponentProps): ReactElement {
  return <DefaultCell {...props} cellData={formatDay(props.cellData)} />;
}

function formatDay(day: unknown): unknown {
  const time = typeof day === 'string' ? Date.parse(day) : NaN;
  return Number.isNaN(time) ? day : DAY_FORMAT.format(time);
}
