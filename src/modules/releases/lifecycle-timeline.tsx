import type { ReactElement } from 'react';
import { getSupportState } from '@/platform/postgres-facts/facts';
import { LifecycleBars } from '@/ui/chart';
import { getLifecycle } from './lifecycle';

/** Shows the support windows of the supported versions, and of the last that ended, with a line for today. */
export async function LifecycleTimeline(): Promise<ReactElement> {
  const { versions, today } = await getLifecycle();
  const ended = versions.find((version) => getSupportState(version, today) === 'ended');
  const shown = versions.filter((version) => version === ended || getSupportState(version, today) === 'supported');
  const lives = shown
    .toSorted((a, b) => a.major - b.major)
    .map(({ major, released, endOfLife }) => ({ label: String(major), from: released, to: endOfLife ?? undefined }));
  return (
    <>
      <LifecycleBars title="Support of PostgreSQL versions" lives={lives} today={today} />
      <p>
        <a href="/releases/lifecycle.json">JSON</a>, <a href="/releases/lifecycle.ics">calendar with reminders</a>,{' '}
        <a href="/releases/feed.xml">Atom feed</a>.
      </p>
    </>
  );
}
