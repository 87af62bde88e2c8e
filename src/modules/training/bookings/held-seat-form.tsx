import { type FormEvent, type ReactElement, useState } from 'react';
import { Button } from '@/ui/button';
import type { BookingRequest } from './booking';
import { type HeldSeatDraft, readHeldSeatDraft, saveHeldSeatDraft } from './held-seat-draft';

interface HeldSeatFormProps {
  readonly trainingClass: string;
  /** Name of the account, which the visitor can change. */
  readonly name: string;
  readonly note: string;
  readonly onSend: (body: BookingRequest) => void;
}

/** The form that books a held seat. What is typed is kept until it is sent, also when the page is loaded again. */
export function HeldSeatForm({ trainingClass, name, note, onSend }: HeldSeatFormProps): ReactElement {
  const [draft] = useState(() => readHeldSeatDraft(trainingClass));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSend({ action: 'book', class: trainingClass, ...readForm(event) });
  };
  return (
    <form onSubmit={submit} onInput={(event) => saveHeldSeatDraft(trainingClass, readForm(event))}>
      <label>
        Name <small>As the class roster shows it.</small>
        <input name="name" required maxLength={120} autoComplete="name" defaultValue={draft?.name ?? name} pattern=".*\S.*" />
      </label>
      <label>
        Note for the instructor (optional) <small>What you want to get out of the class, or what you need to take part.</small>
        <textarea name="note" maxLength={1000} rows={3} defaultValue={draft?.note ?? note} />
      </label>
      <Button type="submit" primary>
        Book the seat
      </Button>
    </form>
  );
}

function readForm({ currentTarget }: FormEvent<HTMLFormElement>): HeldSeatDraft {
  const data = new FormData(currentTarget);
  return { name: getText(data, 'name'), note: getText(data, 'note') };
}

function getText(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
