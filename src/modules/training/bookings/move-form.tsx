import type { FormEvent, ReactElement } from 'react';
import { Button } from '@/ui/button';
import type { BookingRequest } from './booking';

interface MoveFormProps {
  readonly trainingClass: string;
  readonly others: readonly { readonly key: string; readonly label: string }[];
  readonly onSend: (body: BookingRequest) => void;
}

/** The form that moves a booked seat to another class of the course. */
export function MoveForm({ trainingClass, others, onSend }: MoveFormProps): ReactElement {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const to = new FormData(event.currentTarget).get('to');
    if (typeof to === 'string') onSend({ action: 'move', class: trainingClass, to });
  };
  return (
    <form onSubmit={submit}>
      <label>
        Move to another class <small>Your seat here is given up only if there is one in the other class.</small>
        <select name="to">
          {others.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit">Move the seat</Button>
    </form>
  );
}
