import type { ReactElement } from 'react';
import { hasPassed, type TimeRange } from '@/platform/zoned-time';
import { InlineMarkdown } from '@/ui/markdown';
import { EventTime } from './event-time';
import type { TimedEntry } from './split-by-time';

interface NoticeOptions {
  /** What was canceled or moved: “webinar”. */
  readonly kind: string;
  readonly entry: TimedEntry & { readonly previousBegin: TimeRange['begin'] | undefined };
  readonly now: Date;
}

/** Renders what a page says first about an entry that was canceled, or moved and is still to come; undefined for others. */
export function renderOccurrenceNotice({ kind, entry, now }: NoticeOptions): ReactElement | undefined {
  const { cancellation, previousBegin, begin, end } = entry;
  if (cancellation !== undefined)
    return (
      <>
        <strong>{`This ${kind} is canceled.`}</strong> <InlineMarkdown source={cancellation} />
      </>
    );
  if (previousBegin === undefined || hasPassed(end, now)) return undefined;
  return (
    <>
      <strong>{`This ${kind} has moved.`}</strong> It was planned for{' '}
      <EventTime begin={previousBegin} end={previousBegin.add(begin.until(end))} />.
    </>
  );
}
