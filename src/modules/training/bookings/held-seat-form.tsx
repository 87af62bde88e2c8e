import type { FormEvent, ReactElement } from 'react';
import { Button } from '@/ui/button';
import type { BookingRequest } from './booking';

interface HeldSeatFormProps {
  readonly trainingClass: string;
  /** Name of the account, which the visitor can change. */
  readonly name: string;
  readonly note: string;
  readonly onSend: (body: BookingRequest) => void;
}

/** The form that books a held seat. */
export function HeldSeatForm({ trainingClass, name, note, onSend }: HeldSeatFormProps): ReactElement {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    onSend({ action: 'book', class: trainingClass, name: getText(data, 'name'), note: getText(data, 'note') });
  };
  return (
    <form onSubmit={submit}>
      <label>
        Name <small>As the class roster shows it.</small>
        <input name="name" required maxLength={120} autoComplete="name" defaultValue={name} pattern=".*\S.*" />
      </label>
      <label>
        Note for the instructor (optional) <small>What you want to get out of the class, or what you need to take part.</small>
        <textarea name="note" maxLength={1000} rows={3} defaultValue={note} />
      </label>
      <Button type="submit" primary>
        Book the seat
      </Button>
    </form>
  );
}

function getText(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
