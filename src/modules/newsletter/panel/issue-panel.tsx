'use client';

import { Button, useAuth, useDocumentInfo, useForm, useFormModified } from '@payloadcms/ui';
import { useEffect, useId, useState } from 'react';
import { getErrorMessage } from '@/cms/admin-ui/get-error-message';
import { controls } from '@/cms/admin-ui/dialog';
import { formatAdminTime, getOwnTimeZone, LOCAL_TIME_MAX, parseLocalTime } from '@/cms/admin-ui/local-time';
import { hasAnyRole, PUBLISHING_ROLES } from '@/cms/core/access/roles';
import frame from '@/cms/preview-links/share-panel.module.css';
import css from './issue-panel.module.css';
import { fetchProgress, postIssueAction, REQUEST_FAILED, type IssueProgress } from './issue-api';

/** How often the numbers are refreshed while the issue is being sent. */
const POLL_INTERVAL_MS = 3_000;

/** Panel next to an issue's form, with the number of recipients, a test email, and the buttons that send it. */
export function IssuePanel() {
  const { id, savedDocumentData } = useDocumentInfo();
  if (typeof id === 'number') return <SendControls issue={id} updatedAt={savedDocumentData?.['updatedAt']} />;
  return (
    <section className={frame.panel}>
      <p>Save it first. Then you can test and send it from here.</p>
    </section>
  );
}

interface SendControlsProps {
  readonly issue: number;
  /** When what the form shows was saved. Only this is sent, and not what someone else has saved since. */
  readonly updatedAt: unknown;
}

function SendControls({ issue, updatedAt }: SendControlsProps) {
  const name = useId();
  const { user } = useAuth();
  const isModified = useFormModified();
  const { progress, notice, act } = useIssueProgress(issue);
  const mayPublish = hasAnyRole(PUBLISHING_ROLES, user);

  return (
    <section className={frame.panel} aria-labelledby={name}>
      <h3 id={name}>Sending</h3>
      {progress ? <DeliveryCounts progress={progress} /> : null}
      {progress ? <StateFields {...progress} /> : null}
      <p role="alert">
        {progress?.refusal ? `${progress.refusal} The issue is a draft again. Fix the link, then send or schedule it.` : ''}
      </p>
      {isModified ? <p>Save your changes first. Only saved content is sent.</p> : null}
      <Button
        buttonStyle="secondary"
        margin={false}
        disabled={isModified}
        onClick={() => void act(() => postIssueAction(issue, 'test'))}
      >
        Send a test to me
      </Button>
      {mayPublish && progress?.state === 'draft' ? (
        <SendForm
          progress={progress}
          isModified={isModified}
          send={(body) => act(() => postIssueAction(issue, 'send', { ...body, updatedAt }))}
        />
      ) : null}
      {mayPublish && progress?.state === 'scheduled' ? (
        <Button buttonStyle="secondary" margin={false} onClick={() => void act(() => postIssueAction(issue, 'unschedule'))}>
          Cancel the schedule
        </Button>
      ) : null}
      <p role="status">{notice}</p>
    </section>
  );
}

/** Polls the progress of an issue while it is being sent, and holds the message about the last action. */
function useIssueProgress(issue: number) {
  const [progress, setProgress] = useState<IssueProgress>();
  const [notice, setNotice] = useState('');
  const isSending = progress?.state === 'scheduled' || (progress?.waiting ?? 0) > 0;

  useEffect(() => {
    let isOver = false;
    const look = () =>
      fetchProgress(issue).then(
        (next) => void (isOver || setProgress(next)),
        (error: unknown) => void (isOver || setNotice(getErrorMessage(error, REQUEST_FAILED))),
      );
    void look();
    const timer = isSending ? setInterval(() => void look(), POLL_INTERVAL_MS) : undefined;
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [issue, isSending]);

  const act = async (work: () => Promise<string>) => {
    try {
      setNotice(await work());
      setProgress(await fetchProgress(issue));
    } catch (error) {
      setNotice(getErrorMessage(error, REQUEST_FAILED));
    }
  };
  return { progress, notice, act };
}

/** Keeps the read-only fields below the panel current, which the form itself reads only when it is opened. */
function StateFields({ state, sendAt, sentAt }: Pick<IssueProgress, 'state' | 'sendAt' | 'sentAt'>) {
  const { dispatchFields } = useForm();
  useEffect(() => {
    for (const [path, value] of Object.entries({ state, sendAt, sentAt })) dispatchFields({ type: 'UPDATE', path, value });
  }, [dispatchFields, sendAt, sentAt, state]);
  return null;
}

function DeliveryCounts({
  progress: { state, sendAt, recipients, sent, waiting, failed },
}: {
  readonly progress: IssueProgress;
}) {
  if (state !== 'sent')
    return (
      <p>
        {sendAt === null ? '' : `Scheduled for ${formatAdminTime(new Date(sendAt))}. `}
        It would go to {formatRecipients(recipients)} now.
      </p>
    );
  return (
    <p>
      {sent} sent, {waiting} waiting, {failed} failed.
    </p>
  );
}

interface SendFormProps {
  readonly progress: IssueProgress;
  readonly isModified: boolean;
  readonly send: (body: object) => Promise<void>;
}

/** Renders the send form. Sending can't be undone, so it requires ticking a box first. */
function SendForm({ progress, isModified, send }: SendFormProps) {
  const [isSure, setSure] = useState(false);
  const [at, setAt] = useState('');
  const isBlocked = isModified || !isSure;
  const time = parseLocalTime(at, getOwnTimeZone());
  return (
    <>
      <label className={css.check}>
        <input type="checkbox" checked={isSure} onChange={(event) => setSure(event.target.checked)} /> I have read the test. Send
        it to {formatRecipients(progress.recipients)}.
      </label>
      <Button margin={false} disabled={isBlocked} onClick={() => void send({})}>
        Send now
      </Button>
      <label>
        Or at a date and time in your time zone ({getOwnTimeZone()}){' '}
        <input
          className={controls.input}
          type="datetime-local"
          max={LOCAL_TIME_MAX}
          value={at}
          onChange={(event) => setAt(event.target.value)}
        />
      </label>
      <Button
        buttonStyle="secondary"
        margin={false}
        disabled={isBlocked || time === undefined}
        onClick={() => (time ? void send({ at: time.toISOString() }) : undefined)}
      >
        Schedule
      </Button>
    </>
  );
}

function formatRecipients(number: number): string {
  return number === 1 ? 'one subscriber' : `${number} subscribers`;
}
