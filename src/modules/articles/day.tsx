import type { ReactElement } from 'react';

const FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Renders a date in long form: November 21, 2026. */
export function Day({ day }: { readonly day: string }): ReactElement {
  return <time dateTime={day}>{FORMAT.format(new Date(day))}</time>;
}
