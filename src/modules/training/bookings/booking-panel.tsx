'use client';

import { type ComponentType, type ReactElement, useEffect, useState } from 'react';
import { Button } from '@/ui/button';
import type { BookingControlsProps } from './booking-props';

/** Offers to sign in, and loads the booking controls for signed-in visitors. */
export function BookingPanel({ signOn, ...rest }: BookingControlsProps): ReactElement {
  const [Controls, setControls] = useState<ComponentType<BookingControlsProps>>();
  const [message, setMessage] = useState('');
  const { status } = signOn.state;

  useEffect(() => {
    if (status !== 'signed-in') return;
    import('./booking-controls').then(
      ({ BookingControls }) => setControls(() => BookingControls),
      () => setMessage('This part of the page couldn’t be loaded. Reload the page; your data is kept.'),
    );
  }, [status]);

  const signIn = async (): Promise<void> => {
    // After signing in, the page opens here instead of at its top.
    history.replaceState(history.state, '', '#book');
    if (await signOn.signIn()) setMessage('The sign-on service isn’t responding. Nothing was booked. Try again in a minute.');
  };

  if (Controls && status === 'signed-in') return <Controls signOn={signOn} {...rest} />;
  return (
    <div data-booking="">
      <p>You book with your account, so that you can change the booking later. Signing in brings you back to this page.</p>
      {status === 'signed-in' ? (
        <p role="status">Looking up your bookings …</p>
      ) : (
        <Button primary data-needs-script="" onClick={() => void signIn()}>
          Sign in to book
        </Button>
      )}
      <noscript>
        <p>
          Signing in needs JavaScript. Without it, <a href="/contact">write to us</a> and we book for you.
        </p>
      </noscript>
      <p role="status">{message}</p>
    </div>
  );
}
