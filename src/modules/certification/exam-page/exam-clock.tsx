'use client';

import { type ReactElement, useEffect, useRef, useState } from 'react';
import { WARNING_MINUTES } from '../blueprint';
import { EXAM_PATHS } from '../exam-paths';
import { formatTimeLeft } from './format-time-left';
import { fetchTimeLeft, getSecondsLeft, type ReportedTime } from './time-left';

interface ExamClockProps {
  /** By the server's clock, when the page was rendered. */
  readonly secondsLeft: number;
  /** The remaining time from the server's latest response. */
  readonly reported?: ReportedTime | undefined;
  /** Is called when the server says that the exam is over, before the result opens. It must not change between renders. */
  readonly onEnd?: (() => void) | undefined;
}

/**
 * Counts down the time left, and opens the result when it is up. It measures how long the page has been open, so a
 * changed clock makes no difference, and asks the server each minute, when the network or the reader is back, and at the end:
 * staff may have given extra time.
 */
export function ExamClock({ secondsLeft, reported, onEnd }: ExamClockProps): ReactElement {
  const [left, setLeft] = useState(secondsLeft);
  const latest = useRef(reported);
  useEffect(() => {
    if (reported !== undefined) latest.current = reported;
  }, [reported]);
  useEffect(() => startClock({ secondsLeft, latest, show: setLeft, onEnd }), [secondsLeft, onEnd]);
  const warning = WARNING_MINUTES.findLast((minutes) => left <= minutes * 60);
  return (
    <>
      <p data-clock={warning === undefined ? '' : 'late'}>
        <span>Time left</span> <strong role="timer">{formatTimeLeft(left)}</strong>
      </p>
      <p role="alert">
        {warning === undefined ? '' : `Less than ${warning} minutes are left. The exam is submitted when the time is up.`}
      </p>
    </>
  );
}

const ASK_EVERY_TICKS = 60;

interface Clock extends Pick<ExamClockProps, 'secondsLeft' | 'onEnd'> {
  readonly latest: { current: ReportedTime | undefined };
  readonly show: (secondsLeft: number) => void;
}

/** @returns what stops the clock */
function startClock({ secondsLeft, latest, show, onEnd }: Clock): () => void {
  // The page's own time since the response arrived: no change of the clock touches it.
  const [navigation] = performance.getEntriesByType('navigation');
  const at = navigation instanceof PerformanceNavigationTiming ? navigation.responseStart : 0;
  const opened: ReportedTime = { secondsLeft, at };
  const getLeft = () => getSecondsLeft([opened, latest.current], performance.now());
  let isAsking = false;
  const ask = async () => {
    if (isAsking) return;
    isAsking = true;
    const response = await fetchTimeLeft();
    isAsking = false;
    if (response === undefined) return;
    latest.current = response;
    // Answers that aren't saved by now are late, and the server rejects them.
    if (response.secondsLeft > 0) return;
    onEnd?.();
    location.assign(EXAM_PATHS.result);
  };
  let ticks = 0;
  const interval = setInterval(() => {
    const now = getLeft();
    show(Math.max(0, now));
    ticks += 1;
    // One second after the end, when the server's clock has reached it too; then until it responds.
    if (now < 0 || ticks % ASK_EVERY_TICKS === 0) void ask();
  }, 1000);
  const askWhenVisible = () => {
    if (document.visibilityState === 'visible') void ask();
  };
  const askNow = () => void ask();
  addEventListener('online', askNow);
  document.addEventListener('visibilitychange', askWhenVisible);
  return () => {
    clearInterval(interval);
    removeEventListener('online', askNow);
    document.removeEventListener('visibilitychange', askWhenVisible);
  };
}
