'use client';

import { type ReactElement, type SubmitEvent, useState } from 'react';

interface CheckFormProps {
  readonly maxLength: number;
  readonly defaultValue?: string;
}

const FIELD_ID = 'release';

type State = { is: 'idle' } | { is: 'loading' } | { is: 'failed' } | { is: 'done'; answer: ReactElement };

/** Fetches the facts, which are the same for everyone, and computes the answer here: the text never leaves the page. */
export function CheckForm({ maxLength, defaultValue = '' }: CheckFormProps): ReactElement {
  const [state, setState] = useState<State>({ is: 'idle' });
  const [text] = useState(() => readField() ?? defaultValue);

  async function check(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const input = new FormData(event.currentTarget).get('release');
    setState({ is: 'loading' });
    try {
      const { assessInBrowser } = await import('./assess-in-browser');
      setState({ is: 'done', answer: await assessInBrowser(typeof input === 'string' ? input : '') });
    } catch {
      setState({ is: 'failed' });
    }
  }

  return (
    <>
      <form action="/releases/check/result" onSubmit={check} data-hydrate-now="">
        <label htmlFor={FIELD_ID}>Version, image, or the result of select version()</label>
        <textarea
          id={FIELD_ID}
          name="release"
          rows={3}
          maxLength={maxLength}
          required
          spellCheck={false}
          autoCapitalize="off"
          defaultValue={text}
          placeholder="PostgreSQL 18.4 on x86_64-pc-linux-gnu, compiled by gcc …"
        />
        <button type="submit" data-needs-script="">
          Check this server
        </button>
      </form>
      <div role="status">
        {state.is === 'loading' ? <p>Loading the list of releases …</p> : null}
        {state.is === 'failed' ? (
          <p>
            The list of releases could not be loaded. Your text is still in the field. Try again, or see the list of releases.
          </p>
        ) : null}
        {state.is === 'done' ? state.answer : null}
      </div>
    </>
  );
}

/** Returns what is in the field already. A visitor may type before hydration, which sets the text that was rendered. */
function readField(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const field = document.getElementById(FIELD_ID);
  return field instanceof HTMLTextAreaElement ? field.value : undefined;
}
