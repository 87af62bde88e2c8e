import type { ReactElement } from 'react';
import { PAST_SLUG } from '@/cms/core/kinds/resource-kinds';
import { EVENT_REGIONS } from '@/cms/core/taxonomy/regions';
import { DateTile } from '@/ui/date-tile';
import { formatDateRange } from '@/platform/zoned-time';
import { TimedList, type TimedListConfig, getTimedListTitle } from '@/modules/calendar';
import { EVENT_KINDS } from './event-kinds';
import { type EventSummary, getEventPlace } from './event-summary';
import { getEvents, getEventKindLabel } from './events';

const LIST_CONFIG: TimedListConfig<EventSummary> = {
  name: 'Events',
  filters: [
    { segment: 'region', label: 'Region', options: EVENT_REGIONS, getValues: ({ region }) => [region] },
    { segment: 'kind', label: 'Kind', options: EVENT_KINDS, getValues: ({ kind }) => [kind] },
  ],
  pastSegment: PAST_SLUG,
  upcomingLabel: 'Upcoming',
  pastLabel: 'Past',
  emptyMessage: 'No events are listed right now. Subscribe to the region’s calendar to get the next one.',
  toListedEntry: ({ url, title, description, kind, begin, end, ...place }) => ({
    url,
    title,
    description,
    mark: <DateTile day={begin.toPlainDate().toString()} />,
    note: (
      <>
        {formatDateRange(begin, end)} · {getEventPlace(place)} · {getEventKindLabel(kind)}
      </>
    ),
  }),
};

interface EventListProps {
  /** The path of the list's page. */
  readonly page: string;
  readonly view: readonly string[];
}

/** Lists upcoming or past events by region and kind. */
export async function EventList({ page, view }: EventListProps): Promise<ReactElement> {
  return <TimedList config={LIST_CONFIG} page={page} view={view} entries={await getEvents()} />;
}

/** Returns the title of a list view; undefined when the view doesn't exist. */
export async function getEventListTitle(view: readonly string[]): Promise<string | undefined> {
  return getTimedListTitle(LIST_CONFIG, view, getEvents);
}
