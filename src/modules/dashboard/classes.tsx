'use client';

import type { ReactElement } from 'react';
import { formatDateTime, useAccountData } from '@/modules/account/client';
import { type AccountBooking, accountBookingsSchema } from '@/modules/training/schemas';
import css from './dashboard.module.css';
import { DashboardSection } from './dashboard-section';

/** Shows the person's seats in live classes and places on waiting lists. They are changed on the page of the class. */
export function Classes(): ReactElement {
  const loaded = useAccountData('/account/classes', accountBookingsSchema);
  return (
    <DashboardSection source={loaded} label="classes" sizeClass={css.savedPages}>
      {({ bookings }) =>
        bookings.length === 0 ? (
          <p>
            You haven’t booked a class. <a href="/training/live-postgresql-training#schedule">See the dates</a>.
          </p>
        ) : (
          <ul className={css.rows}>
            {bookings.map((booking) => (
              <li key={booking.class} className={css.trial}>
                <h3>{booking.course}</h3>
                <p>{booking.when}</p>
                <p>{formatState(booking)}</p>
                <a href={`${booking.url}#book`}>View or change the booking</a>
              </li>
            ))}
          </ul>
        )
      }
    </DashboardSection>
  );
}

function formatState({ state, until, position }: AccountBooking): string {
  switch (state) {
    case 'booked':
      return 'Your seat is booked.';
    case 'waiting':
      return `Number ${position} on the waiting list.`;
    case 'held':
      return `A seat is held until ${until === null ? 'soon' : formatDateTime(until)}. It isn’t booked yet.`;
    case 'offered':
      return `A seat is yours until ${until === null ? 'soon' : formatDateTime(until)}, if you book it.`;
  }
}
