'use client';

import { type ReactElement, useEffect, useState } from 'react';
import { WARNING_MINUTES } from './blueprint';
import { formatTimeLeft } from './format-time-left';

interface ExamClockProps {
  /** By the server's clock, when the page was rendered. */
  readonly secondsLeft: number;
  readonly onEnd: () => void;
}

/** Counts the time that is left. It measures how long the page has been open, so a changed clock makes no difference. */
export function ExamClock({ secondsLeft, onEnd }: ExamClockProps): ReactElement {
  const [left, setLeft] = useState(secondsLeft);
  useEffect(() => {
    // The page's own time since the response arrived: no change of the clock touches it.
    const [navigation] = performance.getEntriesByType('navigation');
    const begin = navigation instanceof PerformanceNavigationTiming ? navigation.responseStart : 0;
    const interval = setInterval(() => {
      const now = secondsLeft - Math.floor((performance.now() - begin) / 1000);
      setLeft(Math.max(0, now));
      // A second later, so that the server's clock has got there, too.
      if (now >= 0) return;
      clearInterval(interval);
      onEnd();
    }, 1000);
    return () => clearInterval(interval);
  }, [secondsLeft, onEnd]);
  const warning = WARNING_MINUTES.findLast((minutes) => left <= minutes * 60);
  return (
    <>
      <p data-clock={warning === undefined ? '' : 'late'}>
        <span>Time left</span> <strong role="timer">{formatTimeLeft(left)}</strong>
      </p>
      <p role="alert">
        {warning === undefined ? '' : `Less than ${warning} minutes are left. The exam is handed in when they are over.`}
      </p>
    </>
  );
}
