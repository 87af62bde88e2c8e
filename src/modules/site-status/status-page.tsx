import type { ReactElement } from 'react';
import { formatDay } from '@/platform/format-day';
import { Section } from '@/ui/section';
import { UptimeBars } from './uptime-bars';
import { type DayCount, formatShare, HISTORY_DAYS, listDays, type StatusHistory, sumCounts } from './history';
import type { Measurement } from './measure';
import { COMPONENTS } from './components';
import { CHECK_INTERVAL_S, getSiteStatus, type SiteStatus, summarizeStatus } from './status';
import css from './status-page.module.css';

const HEADINGS = {
  operational: 'All parts of this site work',
  degraded: 'Some parts of this site aren’t responding',
  down: 'This site has problems',
} as const;

/** How many days with failures are written out for each part. */
const NAMED_FAILURES_MAX = 5;

const timeFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'medium', timeZone: 'UTC' });

/** The public status page: the current state of each part, and the recorded checks of recent days. */
export async function StatusPage(): Promise<ReactElement> {
  return <StatusView status={await getSiteStatus()} />;
}

/** Shows a state of the site. */
export function StatusView({ status: { checkedAt, measurements, history } }: { readonly status: SiteStatus }): ReactElement {
  const summary = summarizeStatus(measurements);
  const isAnyRecorded = history !== undefined && history.size > 0;
  return (
    <>
      <header className={css.summary} data-state={summary === 'operational' ? 'good' : 'bad'}>
        <h1>{HEADINGS[summary]}</h1>
        <p>
          Checked <time dateTime={checkedAt.toISOString()}>{timeFormat.format(checkedAt)} UTC</time>. Reload this page for newer
          results, or read them as <a href="/status.json">JSON</a>.
        </p>
      </header>
      <Section heading={`Now, and the last ${HISTORY_DAYS} days`} wide>
        <ul className={css.parts}>
          {measurements.map((measurement) => (
            <ComponentStatus key={measurement.component} measurement={measurement} history={history} now={checkedAt} />
          ))}
        </ul>
        {isAnyRecorded ? (
          <p className={css.key}>
            Each bar is a day: <span data-state="good" /> all checks passed, <span data-state="bad" /> (taller) one or more
            failed. No bar means that no check was recorded.
          </p>
        ) : null}
      </Section>
      <Section heading="How this is measured">
        <p>
          This server checks its parts when you read this page, at most once in {CHECK_INTERVAL_S} seconds. A job checks them
          every five minutes and counts the results by day (UTC). While the server or its database is down, the job can’t record
          anything, so compare the number of checks with 288, which a full day has.
        </p>
        <p>
          This page covers the website only. Databases you run with us aren’t part of it: <a href="/support">get support</a>.
        </p>
      </Section>
    </>
  );
}

interface ComponentStatusProps {
  readonly measurement: Measurement;
  readonly history: StatusHistory | undefined;
  readonly now: Date;
}

function ComponentStatus({ measurement: { component, isUp, milliseconds }, history, now }: ComponentStatusProps): ReactElement {
  const { name, checked } = COMPONENTS[component];
  return (
    <li>
      <h3>{name}</h3>
      <p data-state={isUp ? 'good' : 'bad'}>{isUp ? `Works, checked in ${milliseconds} ms` : 'Doesn’t work'}</p>
      <p>{checked}</p>
      {history === undefined ? (
        <p>The recorded checks can’t be read at the moment.</p>
      ) : (
        <Days days={history.get(component) ?? []} now={now} />
      )}
    </li>
  );
}

function Days({ days, now }: { readonly days: NonNullable<ReturnType<StatusHistory['get']>>; readonly now: Date }): ReactElement {
  const total = sumCounts(days);
  const first = days[0];
  if (first === undefined) return <p>No check is recorded yet.</p>;
  const failed = days.filter(({ checks, answered }) => answered < checks);
  return (
    <>
      <UptimeBars days={listDays(now)} counts={days} />
      <p>
        {`${formatShare(total)} of ${total.checks.toLocaleString('en-US')} checks passed since `}
        <time dateTime={first.day}>{formatDay(first.day)}</time>.
        {failed.length === 0 ? '' : ` Days with failures: ${formatFailures(failed)}.`}
      </p>
    </>
  );
}

/** Names the newest days; the JSON has all. */
function formatFailures(failed: readonly DayCount[]): string {
  const newest = failed.slice(-NAMED_FAILURES_MAX).toReversed();
  const named = newest.map(({ day, checks, answered }) => `${formatDay(day)} (${checks - answered} of ${checks})`).join(', ');
  const earlier = failed.length - newest.length;
  return earlier === 0 ? named : `${named}, and ${earlier} earlier`;
}
