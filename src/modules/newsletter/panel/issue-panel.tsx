'use client';

import { Button, useAuth, useDocumentInfo, useFormModified } from '@payloadcms/ui';
import { useEffect, useId, useState } from 'react';
import frame from '@/cms/preview-links/share-panel.module.css';
import css from './issue-panel.module.css';
import { askForProgress, doWithIssue, type Progress } from './issue-requests';

/** How often the numbers are asked for while it is being sent. */
const LOOK_AGAIN_MS = 3_000;
const SENTENCE = 'That did not work. Look at the state of the issue before you try again.';

/** Beside the form of an issue: how many get it, a test, and the buttons that send it. */
export function IssuePanel() {
  const { id } = useDocumentInfo();
  return typeof id === 'number' ? <Sending issue={id} /> : <p>Save it first; then it can be tested and sent from here.</p>;
}

function Sending({ issue }: { readonly issue: number }) {
  const name = useId();
  const { user } = useAuth();
  const isModified = useFormModified();
  const [progress, setProgress] = useState<Progress>();
  const [notice, setNotice] = useState('');
  const isSending = progress?.state === 'scheduled' || (progress?.waiting ?? 0) > 0;

  useEffect(() => {
    let isOver = false;
    const look = () => askForProgress(issue).then((next) => void (isOver || setProgress(next)), (error: unknown) => void (isOver || setNotice(sentenceOf(error))));
    void look();
    const timer = isSending ? setInterval(() => void look(), LOOK_AGAIN_MS) : undefined;
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [issue, isSending]);

  const act = async (work: () => Promise<string>) => {
    try {
      setNotice(await work());
      setProgress(await askForProgress(issue));
    } catch (error) {
      setNotice(sentenceOf(error));
    }
  };
  const mayPublish = Array.isArray(user?.['roles']) && user['roles'].some((role: unknown) => role === 'editor' || role === 'administrator');

  return (
    <section className={frame.panel} aria-labelledby={name}>
      <h3 id={name}>Sending</h3>
      {progress ? <Numbers progress={progress} /> : null}
      {isModified ? <p>Save your changes first: what is stored is what is sent.</p> : null}
      <Button buttonStyle="secondary" margin={false} disabled={isModified} onClick={() => void act(() => doWithIssue(issue, 'test'))}>Send a test to me</Button>
      {mayPublish && progress?.state === 'draft' ? <Release progress={progress} isModified={isModified} send={(body) => act(() => doWithIssue(issue, 'send', body))} /> : null}
      {mayPublish && progress?.state === 'scheduled' ? <Button buttonStyle="secondary" margin={false} onClick={() => void act(() => doWithIssue(issue, 'unschedule'))}>Take the schedule back</Button> : null}
      <p role="status">{notice}</p>
    </section>
  );
}

function Numbers({ progress: { state, recipients, sent, waiting, failed } }: { readonly progress: Progress }) {
  if (state !== 'sent') return <p>It would go to {people(recipients)} now{state === 'scheduled' ? '. It is scheduled' : ''}.</p>;
  return <p>{sent} sent, {waiting} waiting, {failed} failed.</p>;
}

interface ReleaseProps {
  readonly progress: Progress;
  readonly isModified: boolean;
  readonly send: (body: object) => Promise<void>;
}

/** It cannot be taken back, so a box is ticked first. */
function Release({ progress, isModified, send }: ReleaseProps) {
  const [isSure, setSure] = useState(false);
  const [at, setAt] = useState('');
  const isBlocked = isModified || !isSure;
  return (
    <>
      <label className={css.check}>
        <input type="checkbox" checked={isSure} onChange={(event) => setSure(event.target.checked)} /> I have read the test. Send it to {people(progress.recipients)}.
      </label>
      <Button margin={false} disabled={isBlocked} onClick={() => void send({})}>Send now</Button>
      <label>
        Or at a time of your clock{' '}
        <input type="datetime-local" value={at} onChange={(event) => setAt(event.target.value)} />
      </label>
      <Button buttonStyle="secondary" margin={false} disabled={isBlocked || at === ''} onClick={() => void send({ at: new Date(at).toISOString() })}>Schedule</Button>
    </>
  );
}

function people(number: number): string {
  return number === 1 ? 'one subscriber' : `${number} subscribers`;
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : SENTENCE;
}
