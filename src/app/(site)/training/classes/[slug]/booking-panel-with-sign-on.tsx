'use client';

import { BookingPanel, type BookingProps } from '@/modules/training/client';
import { useSignOn } from '@/shell/sign-on/sign-on-context';

/** Wires the shell's sign-on to the booking of a class. */
export function BookingPanelWithSignOn(props: BookingProps) {
  return <BookingPanel signOn={useSignOn()} {...props} />;
}
