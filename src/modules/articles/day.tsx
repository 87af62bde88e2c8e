import type { ReactElement } from 'react';

const FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A day as people read it: November 21, 2026. */
export function Day({ day }: { readonly day: string }): ReactElement {
  return <time dateTime={day}>{FORMAT.format(new Date(day))}</time>;
}
