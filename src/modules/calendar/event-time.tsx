import type { ReactElement } from 'react';
import { isoWithOffset, spanInUtc, spanInWords, type Span } from '@/platform/zoned-time';
import { LOCAL_TIME_SCRIPT } from './local-time-script';

const MINUTE_NS = 60e9;

/** When something is, in the zone of who holds it. */
export function EventTime({ begin, end }: Span): ReactElement {
  const { when, zone } = spanInWords(begin, end);
  return <><time dateTime={isoWithOffset(begin)}>{when}</time>, {zone}</>;
}

/** The same in UTC; in the browser, also as a clock of the reader shows it. */
export function EventTimeUtc({ begin, end }: Span): ReactElement {
  return (
    <>
      <span data-own-time={`${begin.toInstant().toString()} ${begin.offsetNanoseconds / MINUTE_NS}`} suppressHydrationWarning>{spanInUtc(begin, end)}</span>
      <script dangerouslySetInnerHTML={{ __html: LOCAL_TIME_SCRIPT }} />
    </>
  );
}
