import type { ReactElement, ReactNode } from 'react';
import { Button } from '@/ui/button';

interface GiveUpSeatProps {
  /** What is given up, as the label: "Cancel the seat". */
  readonly action: string;
  /** What happens then. */
  readonly children: ReactNode;
  readonly onConfirm: () => void;
}

/** Asks before a seat, or a place on the waiting list, is given up: someone else may get it at the same moment. */
export function GiveUpSeat({ action, children, onConfirm }: GiveUpSeatProps): ReactElement {
  return (
    <details>
      <summary>{action}</summary>
      <p>{children}</p>
      <Button onClick={onConfirm}>Yes, {action.toLowerCase()}</Button>
    </details>
  );
}
