'use client';

import {
  type ReactElement,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { AnswerSender, type AnswerState } from './answer-sender';
import { EXAM_PATHS, QUESTION_PATH } from '../exam-paths';
import { ExamClock } from './exam-clock';
import { ExamReturn } from './exam-return';
import { createAnswerKeeper } from './kept-answers';
import { createLeaveGuard, type LeaveGuard } from './leave-guard';
import type { ReportedTime } from './time-left';

interface ExamFormProps {
  /** The exam, and the question, whose answer is kept in the browser until it is saved. */
  readonly attempt: number;
  readonly position: number;
  readonly secondsLeft: number;
  /** Targets of the buttons, by their value. */
  readonly targets: Readonly<Record<string, string>>;
  /** The fields, rendered by the server. */
  readonly children: ReactNode;
}

interface AnswerStatus {
  readonly text: string;
  readonly state?: AnswerState;
}

const OFFLINE: AnswerStatus = {
  text: 'You are offline. The page you chose opens when the network is back. Nothing on this page is lost.',
  state: 'waiting',
};

/** Keys that work while the focus is in the question. */
const BUTTON_KEYS: Readonly<Record<string, string>> = { n: 'next', p: 'previous', r: 'review' };

/**
 * The form of a question. Without JavaScript it is sent as it is. With it, every change is saved at once. The buttons and
 * the list of questions open a page only after the answer has been saved, and the browser asks before it is left otherwise.
 * Where it doesn't ask, or ends the page, the answer is kept, and sent when the exam is opened again.
 */
export function ExamForm({ attempt, position, secondsLeft, targets, children }: ExamFormProps): ReactElement {
  const form = useRef<HTMLFormElement>(null);
  const place = useRef<HTMLParagraphElement>(null);
  const sender = useRef<AnswerSender>(undefined);
  const guard = useRef<LeaveGuard>(undefined);
  const [status, setStatus] = useState<AnswerStatus>({ text: '' });
  const [reported, setReported] = useState<ReportedTime>();

  useEffect(() => {
    if (form.current === null) return undefined;
    const takeTime = (left: number) => setReported({ secondsLeft: left, at: performance.now() });
    const current = new AnswerSender(form.current, {
      report: (text, state) => setStatus({ text, state }),
      takeTime,
      keeper: createAnswerKeeper(attempt, position),
    });
    const currentGuard = createLeaveGuard(current, { reportOffline: () => setStatus(OFFLINE) });
    sender.current = current;
    guard.current = currentGuard;
    current.sendEarlierAnswer();
    // Keys work immediately, and screen readers start with the question.
    form.current.querySelector<HTMLElement>('fieldset')?.focus();
    return () => {
      current.close();
      currentGuard.close();
    };
  }, [attempt, position]);

  const leave = useCallback<Leave>((target) => {
    if (target === undefined) return;
    // If the page stays, the reason is below the buttons, where a phone may not show it.
    void guard.current?.leave(target).then(() => place.current?.scrollIntoView({ block: 'nearest' }));
  }, []);
  useQuestionLinks(leave);
  useQuestionKeys(form, targets, leave);

  const end = useCallback(() => sender.current?.end(), []);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    leave(targets[submitter instanceof HTMLButtonElement ? submitter.value : 'next']);
  };
  return (
    <form ref={form} method="post" action={EXAM_PATHS.answer} onChange={() => sender.current?.send()} onSubmit={submit}>
      <ExamClock secondsLeft={secondsLeft} reported={reported} onEnd={end} />
      <ExamReturn attempt={attempt} position={position} />
      {children}
      <p role="status" ref={place} data-saving={status.state ?? ''}>
        {status.text}
      </p>
    </form>
  );
}

type Leave = (target: string | undefined) => void;

/** The list of questions is outside of the form, and its links wait for the answer like the buttons. */
function useQuestionLinks(leave: Leave): void {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      // Leaves opening a new tab to the browser.
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || !(event.target instanceof Element)) return;
      const link = event.target.closest<HTMLAnchorElement>(`a[href^="${QUESTION_PATH}"]`);
      if (link === null) return;
      event.preventDefault();
      leave(link.href);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [leave]);
}

/** Keys work only in the question, so that they don't interfere elsewhere (WCAG 2.1.4). */
function useQuestionKeys(form: RefObject<HTMLFormElement | null>, targets: ExamFormProps['targets'], leave: Leave): void {
  useEffect(() => {
    const current = form.current;
    if (current === null) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const key = event.key.toLowerCase();
      const target = BUTTON_KEYS[key];
      if (target !== undefined) leave(targets[target]);
      else if (key === 'f') current.querySelector<HTMLInputElement>('[name="flagged"]')?.click();
      else if (/^[1-6]$/.test(key)) current.querySelectorAll<HTMLInputElement>('[name="choice"]')[Number(key) - 1]?.click();
      else return;
      event.preventDefault();
    };
    current.addEventListener('keydown', press);
    return () => current.removeEventListener('keydown', press);
  }, [form, targets, leave]);
}
