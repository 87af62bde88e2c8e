'use client';

import { type ReactElement, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { AccountProvider, formatDateTime, type SignOn, useAccountData, useAccountRequest } from '@/modules/account/client';
import { Button } from '@/ui/button';
import { EXAM_LEVELS, getLevelLabel } from '../blueprint';
import { examRequestSchema, type AccountAttempt, accountExamsSchema, type ExamRequest } from '../exam';

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

  const send = async (body: ExamRequest): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    setMessage('One moment …');
    const result = await request({ path: PATH, method: 'POST', body, schema: accountExamsSchema });
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

/** The fields, with the errors that the summary lists. */
const FIELDS = [
  { name: 'level', id: 'exam-level', error: 'Choose an exam.' },
  { name: 'name', id: 'exam-name', error: 'Enter your name with 2 to 80 characters, without < and >.' },
] as const;

function NewExam({ name, onSend }: { readonly name: string; readonly onSend: (body: ExamRequest) => void }): ReactElement {
  const [invalid, setInvalid] = useState<readonly (typeof FIELDS)[number][]>([]);
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (invalid.length > 0) summary.current?.focus();
  }, [invalid]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { data, error } = examRequestSchema.safeParse({
      action: 'start',
      ...Object.fromEntries(new FormData(event.currentTarget)),
    });
    setInvalid(FIELDS.filter((field) => error?.issues.some(({ path }) => path[0] === field.name)));
    if (data) onSend(data);
  };
  const isInvalid = (field: (typeof FIELDS)[number]['name']) => invalid.some((each) => each.name === field) || undefined;
  return (
    // The summary lists all errors, while a browser's own message shows only one.
    <form noValidate onSubmit={submit}>
      {invalid.length > 0 ? (
        <div data-problem="" role="alert" tabIndex={-1} ref={summary}>
          <p>
            <strong>
              The exam hasn’t started. {invalid.length === 1 ? 'One field needs' : `${invalid.length} fields need`} a change.
            </strong>
          </p>
          <ul>
            {invalid.map(({ id, error }) => (
              <li key={id}>
                <a href={`#${id}`}>{error}</a>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <fieldset role="radiogroup" aria-required aria-invalid={isInvalid('level')}>
        <legend>Exam</legend>
        {EXAM_LEVELS.map(({ value, label }, index) => (
          <label key={value}>
            <input type="radio" name="level" id={index === 0 ? 'exam-level' : undefined} value={value} /> {label}
          </label>
        ))}
      </fieldset>
      <label>
        Name on the certificate <small>It can’t be changed after the exam. You choose whether it is public.</small>
        <input
          name="name"
          id="exam-name"
          required
          maxLength={80}
          autoComplete="name"
          defaultValue={name}
          aria-invalid={isInvalid('name')}
        />
      </label>
      <Button type="submit" primary>
        Start the exam now
      </Button>
    </form>
  );
}
