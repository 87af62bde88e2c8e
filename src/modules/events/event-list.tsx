import type { ReactElement } from 'react';
import { EVENT_KINDS, EVENT_REGIONS, PAST } from '@/cms/core/resource-kinds';
import { daysInWords } from '@/platform/zoned-time';
import { TimedList, type TimedListKind, titleOfTimedList } from '@/modules/calendar';
import { allEvents, eventKindLabel, type EventSummary } from './events';

const LIST: TimedListKind<EventSummary> = {
  name: 'Events',
  parts: [
    { part: 'region', label: 'Region', options: EVENT_REGIONS, valuesOf: ({ region }) => [region] },
    { part: 'kind', label: 'Kind', options: EVENT_KINDS, valuesOf: ({ kind }) => [kind] },
  ],
  pastWord: PAST,
  upcoming: 'Upcoming',
  past: 'Past',
  nothing: 'No event is listed here at the moment. The calendar file of the region brings you the next one.',
  sampleText: 'These events are examples: they are made up, and nobody holds them.',
  listed: ({ url, title, description, kind, city, country, begin, end }) => ({ url, title, description, note: <>{daysInWords(begin, end)} · {`${city}, ${country}`} · {eventKindLabel(kind)}</> }),
};

interface EventListProps {
  /** The address of the list's page. */
  readonly page: string;
  readonly view: readonly string[];
}

/** The events to come, or past ones, by region and kind. */
export async function EventList({ page, view }: EventListProps): Promise<ReactElement> {
  return <TimedList kind={LIST} page={page} view={view} entries={await allEvents()} />;
}

/** What a part of the list shows, in words; undefined when there is no such part. */
export async function titleOfEvents(view: readonly string[]): Promise<string | undefined> {
  return titleOfTimedList(LIST, view, await allEvents());
}
