import type { ReactElement } from 'react';
import css from './date-tile.module.css';

/**
 * The day of an event as a tile. It repeats the date written beside it, so it is hidden from screen readers.
 * @param day an ISO day at the place of the event
 */
export function DateTile({ day }: { readonly day: string }): ReactElement {
  const date = new Date(day);
  const format = (options: Intl.DateTimeFormatOptions): string =>
    date.toLocaleDateString('en-US', { ...options, timeZone: 'UTC' });
  return (
    <span className={css.tile} aria-hidden="true">
      <span>{format({ month: 'short' })}</span>
      <strong>{format({ day: 'numeric' })}</strong>
    </span>
  );
}
