'use client';

import { type ReactElement, type SubmitEvent, useRef, useState } from 'react';
import { AccountProvider, formatDateTime, type SignOn, useAccountData, useAccountRequest } from '@/modules/account/client';
import { Button } from '@/ui/button';
import { EXAM_LEVELS, getLevelLabel } from './blueprint';
import { examRequestSchema, type AccountAttempt, accountExamsSchema } from './exam';

const PATH = '/account/exams';

/** Starts or resumes an exam of the signed-in visitor. */
export function ExamStartControls({ signOn }: { readonly signOn: SignOn }): ReactElement {
  return (
    <AccountProvider value={signOn}>
      <StartForm name={signOn.state.status === 'signed-in' ? signOn.state.name : ''} />
    </AccountProvider>
  );
}

/** @param name name of the account */
function StartForm({ name }: { readonly name: string }): ReactElement {
  const { data, retry } = useAccountData(PATH, accountExamsSchema);
  const request = useAccountRequest();
  const [message, setMessage] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const panel = useRef<HTMLDivElement>(null);

  const tryAgain = () => {
    // The pressed button is removed.
    panel.current?.focus();
    retry();
  };

  const send = async (body: unknown): Promise<void> => {
    const examRequest = examRequestSchema.safeParse(body).data;
    if (examRequest === undefined) return setMessage('Choose an exam, and enter your name with 2 to 80 characters.');
    if (isBusy) return;
    setIsBusy(true);
    setMessage('One moment …');
    const result = await request({ path: PATH, method: 'POST', body: examRequest, schema: accountExamsSchema });
    setIsBusy(false);
    if (result.status === 'failed') return setMessage(result.message);
    if (result.value.next !== null) location.assign(result.value.next);
  };

  const running = data.status === 'loaded' ? data.value.attempts.find(({ state }) => state === 'running') : undefined;
  return (
    <div data-exam-start="" ref={panel} tabIndex={-1} aria-busy={isBusy}>
      {data.status === 'loading' ? <p>Looking up your exams …</p> : null}
      {data.status === 'failed' ? (
        <>
          <p role="alert">Your exams could not be loaded. {data.message}</p>
          <Button onClick={tryAgain}>Try again</Button>
        </>
      ) : null}
      {running ? <Resume attempt={running} onResume={() => void send({ action: 'resume' })} /> : null}
      {data.status === 'loaded' && running === undefined ? <NewExam name={name} onSend={(body) => void send(body)} /> : null}
      <p role="status">{message}</p>
    </div>
  );
}

function Resume({ attempt, onResume }: { readonly attempt: AccountAttempt; readonly onResume: () => void }): ReactElement {
  return (
    <>
      <p>
        <strong>{getLevelLabel(attempt.level)} is running</strong> until {formatDateTime(attempt.endsAt)}. Every answer you gave
        is saved. If you resume here, the exam closes in the browser where you had it before.
      </p>
      <Button primary onClick={onResume}>
        Resume the exam
      </Button>
    </>
  );
}

function NewExam({ name, onSend }: { readonly name: string; readonly onSend: (body: unknown) => void }): ReactElement {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSend({ action: 'start', ...Object.fromEntries(new FormData(event.currentTarget)) });
  };
  return (
    <form onSubmit={submit}>
      <fieldset>
        <legend>Exam</legend>
        {EXAM_LEVELS.map(({ value, label }) => (
          <label key={value}>
            <input type="radio" name="level" value={value} required /> {label}
          </label>
        ))}
      </fieldset>
      <label>
        Name on the certificate <small>It can’t be changed after the exam. You choose whether it is public.</small>
        <input name="name" required minLength={2} maxLength={80} autoComplete="name" defaultValue={name} />
      </label>
      <Button type="submit" primary>
        Start the exam now
      </Button>
    </form>
  );
}
