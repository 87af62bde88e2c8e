'use client';

import { type ReactElement, useEffect, useRef, useState } from 'react';
import { AnswerSender, type AnswerState } from './answer-sender';
import { QUESTION_PATH } from '../exam-paths';
import { createAnswerKeeper, findKeptPositions, type KeptAnswer, markExamLeft, takeAbsence } from './kept-answers';

interface ExamReturnProps {
  readonly attempt: number;
  /** The question on the page, whose form sends its own answer; undefined on the review list. */
  readonly position?: number;
}

/** Shorter absences, such as a glance at a message, need no word. */
const ABSENCE_MIN_MS = 60_000;

/**
 * Tells a person who comes back to a running exam that its time went on, and what happened to the answers. It sends the answers
 * that the browser has kept because they weren't saved when their page was left, and holds back submitting the exam until then.
 */
export function ExamReturn({ attempt, position }: ExamReturnProps): ReactElement {
  const place = useRef<HTMLParagraphElement>(null);
  const [message, setMessage] = useState('');
  useEffect(
    () => watchReturn({ attempt, position, form: place.current?.closest('form') ?? undefined, report: setMessage }),
    [attempt, position],
  );
  return (
    <p role="status" ref={place} data-return="">
      {message}
    </p>
  );
}

interface Return extends ExamReturnProps {
  readonly form: HTMLFormElement | undefined;
  readonly report: (message: string) => void;
}

/** @returns what stops watching */
function watchReturn({ attempt, position, form, report }: Return): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const outcomes = new Map<number, string>();
  const senders = findKeptPositions(attempt)
    .filter((each) => each !== position)
    .flatMap((each) =>
      startSending(attempt, each, (outcome) => {
        outcomes.set(each, outcome);
        report([...outcomes.values()].join(' '));
      }),
    );
  const leave = () => markExamLeft(attempt);
  const welcome = () => {
    const absence = takeAbsence(attempt);
    if (absence >= ABSENCE_MIN_MS) report(describeAbsence(absence, findKeptPositions(attempt).length === 0));
  };
  welcome();
  document.addEventListener('visibilitychange', () => (document.visibilityState === 'visible' ? welcome() : leave()), { signal });
  addEventListener('pagehide', leave, { signal });
  // The form of a question waits for its own answer, and for the network.
  if (position === undefined && form !== undefined) {
    form.addEventListener('submit', (event) => void submitWhenSaved({ event, form, senders, report }), { signal });
    document.addEventListener('click', (event) => stayWhenOffline(event, report), { signal });
  }
  return () => {
    listeners.abort();
    for (const sender of senders) sender.close();
  };
}

/** Without a network, a link to a question would replace the review list and the clock by the browser's error. */
function stayWhenOffline(event: MouseEvent, report: Return['report']): void {
  const link = event.target instanceof Element ? event.target.closest(`a[href^="${QUESTION_PATH}"]`) : null;
  if (link === null || navigator.onLine) return;
  event.preventDefault();
  report('You are offline. Open the question again when the network is back.');
}

interface Submission extends Pick<Return, 'report'> {
  readonly event: Event;
  readonly form: HTMLFormElement;
  readonly senders: readonly AnswerSender[];
}

/** After the exam is submitted, the server refuses every answer. */
async function submitWhenSaved({ event, form, senders, report }: Submission): Promise<void> {
  if (!navigator.onLine) {
    event.preventDefault();
    return report(
      'You are offline, so the exam was not submitted. Submit it when the network is back. ' +
        'When the time is up, it is submitted with the answers that are saved.',
    );
  }
  if (!senders.some(({ hasUnsavedAnswer }) => hasUnsavedAnswer)) return;
  event.preventDefault();
  await Promise.all(senders.map((sender) => sender.flush()));
  if (!senders.some(({ hasUnsavedAnswer }) => hasUnsavedAnswer)) form.submit();
  else
    report(
      'The exam was not submitted, because an answer can’t be saved now. It is kept in this browser. Try again in a moment.',
    );
}

const OUTCOMES: Readonly<Record<AnswerState, (question: number) => string>> = {
  saved: (question) => `Your answer to question ${question} was kept when you left, and is saved now.`,
  refused: (question) => `Your last answer to question ${question} was not saved: it was answered in another tab or browser.`,
  waiting: (question) => `Your answer to question ${question} is kept in this browser. Stay on this page until it is saved.`,
};

/** Sends the kept answer to a question that isn't on the page; where the site can't be reached, again until it can. */
function startSending(attempt: number, position: number, report: (outcome: string) => void): AnswerSender[] {
  const keeper = createAnswerKeeper(attempt, position);
  const kept = keeper.read();
  if (kept === undefined) return [];
  const sender = new AnswerSender(buildForm(position, kept), {
    report: (_status, state) => report(OUTCOMES[state](position)),
    takeTime: () => {},
    keeper,
    unconfirmed: kept.unconfirmed,
  });
  sender.send();
  return [sender];
}

/** The form of a question, as far as an answer needs it. */
function buildForm(position: number, { choice, flagged, revision }: KeptAnswer): HTMLFormElement {
  const form = document.createElement('form');
  const add = (name: string, value: string) => {
    const field = document.createElement('input');
    field.name = name;
    field.value = value;
    form.append(field);
  };
  add('position', String(position));
  add('revision', revision);
  for (const each of choice) add('choice', each);
  if (flagged) add('flagged', 'on');
  return form;
}

function describeAbsence(absence: number, areAnswersSaved: boolean): string {
  const minutes = Math.round(absence / 60_000);
  const time = `You were away for ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, and the exam clock kept running.`;
  return areAnswersSaved ? `${time} All your answers are saved.` : time;
}
