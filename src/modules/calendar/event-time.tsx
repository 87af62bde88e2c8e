import type { ReactElement } from 'react';
import { formatIsoWithOffset, formatTimeRangeInUtc, formatTimeRange, type TimeRange } from '@/platform/zoned-time';
import { LOCAL_TIME_SCRIPT } from './local-time-script';

const MINUTE_NS = 60e9;

/** Renders the time of an event in the organizer's time zone. */
export function EventTime({ begin, end }: TimeRange): ReactElement {
  const { when, zone } = formatTimeRange(begin, end);
  return (
    <>
      <time dateTime={formatIsoWithOffset(begin)}>{when}</time>, {zone}
    </>
  );
}

/** Renders the time in UTC, to which the browser adds the reader's local time. */
export function EventTimeUtc(range: TimeRange): ReactElement {
  return (
    <>
      <UtcTime {...range} />
      <LocalTimeScript />
    </>
  );
}

/** Renders the time in UTC. Where there are several, one {@link LocalTimeScript} follows the last of them. */
export function UtcTime({ begin, end }: TimeRange): ReactElement {
  const ownTime = [begin.toInstant(), begin.offsetNanoseconds / MINUTE_NS, begin.until(end).total('minutes')];
  return (
    <span data-own-time={ownTime.join(' ')} suppressHydrationWarning>
      {formatTimeRangeInUtc(begin, end)}
    </span>
  );
}

/** Adds the reader's local time to every UTC time on the page; once a page. */
export function LocalTimeScript(): ReactElement {
  return <script dangerouslySetInnerHTML={{ __html: LOCAL_TIME_SCRIPT }} />;
}
