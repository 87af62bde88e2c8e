import { type ReactElement, useEffect, useState } from 'react';
import { formatDateTime } from '@/modules/account/client';

interface HoldDeadlineProps {
  readonly state: 'held' | 'offered';
  readonly until: string;
}

/** Says until when a seat is kept for the visitor and, as soon as that time is over, what to do then. */
export function HoldDeadline({ state, until }: HoldDeadlineProps): ReactElement {
  const isOver = useIsOver(until);
  const time = <strong>{formatDateTime(until)}</strong>;
  return (
    <p aria-live="polite">
      {isOver ? (
        <>The seat was kept for you until {time}. Send this form anyway: you get the seat if nobody else has taken it since.</>
      ) : (
        <>
          {state === 'held' ? 'A seat is held for you until ' : 'You are next: a seat is yours until '}
          {time}. It is booked once you send this form.
        </>
      )}
    </p>
  );
}

function useIsOver(until: string): boolean {
  const end = Date.parse(until);
  const [seen, setSeen] = useState(Date.now);
  useEffect(() => {
    // A computer that was asleep goes on where the timer was; the tab is looked at again after that.
    const look = () => setSeen(Date.now());
    const timer = setTimeout(look, Math.max(0, end - Date.now()));
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [end]);
  return seen >= end;
}
