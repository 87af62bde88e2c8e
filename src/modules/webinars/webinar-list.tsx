import type { ReactElement } from 'react';
import { ON_DEMAND_SLUG } from '@/cms/core/kinds/resource-kinds';
import { TOPICS, getTopicLabel } from '@/cms/core/taxonomy/topics';
import { DateTile } from '@/ui/date-tile';
import { TimedList, type TimedListConfig, getTimedListTitle, EventTime } from '@/modules/calendar';
import { getWebinars } from './webinars';
import type { WebinarSummary } from './webinar-summary';

const LIST_CONFIG: TimedListConfig<WebinarSummary> = {
  name: 'Webinars',
  filters: [{ segment: 'topic', label: 'Topic', options: TOPICS, getValues: ({ topics }) => topics }],
  pastSegment: ON_DEMAND_SLUG,
  upcomingLabel: 'Upcoming',
  pastLabel: 'On demand',
  emptyMessage: 'No sessions are listed right now. Subscribe to the calendar or the feed to get the next one.',
  toListedEntry: ({ url, title, description, topics, minutes, begin, end }) => ({
    url,
    title,
    description,
    mark: <DateTile day={begin.toPlainDate().toString()} />,
    note: (
      <>
        <EventTime begin={begin} end={end} /> · {minutes} minutes · {topics.map(getTopicLabel).join(', ')}
      </>
    ),
  }),
};

interface WebinarListProps {
  /** Path of the list's page. */
  readonly page: string;
  readonly view: readonly string[];
}

/** Lists upcoming or past webinars, by topic. */
export async function WebinarList({ page, view }: WebinarListProps): Promise<ReactElement> {
  return <TimedList config={LIST_CONFIG} page={page} view={view} entries={await getWebinars()} />;
}

/** Returns the title of a view of the list, or undefined when there is no such view. */
export async function getWebinarListTitle(view: readonly string[]): Promise<string | undefined> {
  return getTimedListTitle(LIST_CONFIG, view, getWebinars);
}
