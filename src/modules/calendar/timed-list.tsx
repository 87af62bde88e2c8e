import type { ReactElement } from 'react';
import { freshUntil } from '@/platform/page-cache/made-from';
import type { Span } from '@/platform/zoned-time';
import { type Choice, ChoiceRows, PageLinks } from '@/ui/choice-links';
import { EntryList, type ListedEntry } from '@/ui/entry-list';
import { SampleNote } from '@/ui/sample-note';
import { type FilterPart, filterRows, matches } from '@/modules/entries';
import { byTime, nextEnd } from './by-time';
import { addressOfTimedView, timedViewInWords, timedViewOf, type TimedView } from './timed-view';

/** Most entries on one page of a list. */
const PER_PAGE = 10;

/** What a list of things with a time needs to know of them. */
export interface TimedListKind<Entry> {
  /** What they are called together, as the name of the filter. */
  readonly name: string;
  readonly parts: readonly FilterPart<Entry>[];
  /** The word in addresses for what is over. */
  readonly pastWord: string;
  readonly upcoming: string;
  readonly past: string;
  /** What stands there instead of a list that is empty. */
  readonly nothing: string;
  /** What is an example about those that are samples. */
  readonly sampleText: string;
  readonly listed: (entry: Entry) => ListedEntry;
}

interface TimedListProps<Entry> {
  readonly kind: TimedListKind<Entry>;
  /** The address of the list's page. */
  readonly page: string;
  readonly view: readonly string[];
  readonly entries: readonly Entry[];
}

/** What is to come or what is over, narrowed by what a reader chose; right until the next of them ends. */
export async function TimedList<Entry extends Span & { isSample: boolean }>({ kind, page, view, entries }: TimedListProps<Entry>): Promise<ReactElement | null> {
  const shown = timedViewOf(kind.parts, kind.pastWord, view);
  if (!shown) return null;
  const now = new Date();
  const end = nextEnd(entries, now);
  if (end) await freshUntil(end);
  const times = byTime(entries, now);
  const { chosen } = shown;
  const inTime = shown.past ? times.past : times.upcoming;
  const found = inTime.filter((entry) => matches(kind.parts, chosen, entry));
  const onPage = found.slice((shown.page - 1) * PER_PAGE, shown.page * PER_PAGE);
  const addressOf = (asked: Partial<TimedView>): string => `${addressOfTimedView(page, kind.parts, kind.pastWord, { ...shown, page: 1, ...asked })}#list`;
  const when = (past: boolean): Choice => ({
    href: addressOf({ past }),
    label: past ? kind.past : kind.upcoming,
    chosen: shown.past === past,
    count: (past ? times.past : times.upcoming).filter((entry) => matches(kind.parts, chosen, entry)).length,
  });
  return (
    <div id="list">
      <ChoiceRows label={kind.name} rows={[{ label: 'When', choices: [when(false), when(true)] }, ...filterRows({ parts: kind.parts, entries: inTime, chosen, addressOf: (asked) => addressOf({ chosen: asked }) })]} />
      {onPage.some(({ isSample }) => isSample) ? <SampleNote>{kind.sampleText}</SampleNote> : null}
      {onPage.length === 0 ? <p>{kind.nothing}</p> : <EntryList entries={onPage.map(kind.listed)} />}
      <PageLinks pages={Math.ceil(found.length / PER_PAGE)} chosen={shown.page} addressOf={(number) => addressOf({ page: number })} />
    </div>
  );
}

/** What a part of such a list shows, in words; undefined when there is no such part, so that its address leads nowhere. */
export function titleOfTimedList<Entry extends Span>(kind: TimedListKind<Entry>, view: readonly string[], entries: readonly Entry[]): string | undefined {
  const shown = timedViewOf(kind.parts, kind.pastWord, view);
  if (!shown) return undefined;
  const { upcoming, past } = byTime(entries, new Date());
  const found = (shown.past ? past : upcoming).filter((entry) => matches(kind.parts, shown.chosen, entry));
  // A part without any entry still has its first page, which says so.
  if (shown.page > Math.max(1, Math.ceil(found.length / PER_PAGE))) return undefined;
  return timedViewInWords(kind.parts, { past: kind.past.toLowerCase(), upcoming: kind.upcoming.toLowerCase() }, shown);
}
