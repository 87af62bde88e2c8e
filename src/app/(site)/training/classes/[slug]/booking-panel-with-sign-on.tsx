'use client';

import { useRouter } from 'next/navigation';
import { BookingPanel, type BookingProps } from '@/modules/training/client';
import { useSignOn } from '@/shell/sign-on/sign-on-context';

/** Wires the shell's sign-on to the booking of a class, after which the page shows how many seats are left now. */
export function BookingPanelWithSignOn(props: BookingProps) {
  const router = useRouter();
  return <BookingPanel signOn={useSignOn()} onSeatsChange={() => router.refresh()} {...props} />;
}
