import type { ReactElement } from 'react';
import { formatDay } from '@/platform/format-day';

/** Renders a date in long form: November 21, 2026. */
export function Day({ day }: { readonly day: string }): ReactElement {
  return <time dateTime={day}>{formatDay(day)}</time>;
}
