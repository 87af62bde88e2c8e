import type { ReactElement } from 'react';
import { ON_DEMAND } from '@/cms/core/resource-kinds';
import { TOPICS, topicLabel } from '@/cms/core/topics';
import { TimedList, type TimedListKind, titleOfTimedList, When } from '@/modules/calendar';
import { allWebinars, type WebinarSummary } from './webinars';

const LIST: TimedListKind<WebinarSummary> = {
  name: 'Webinars',
  parts: [{ part: 'topic', label: 'Topic', options: TOPICS, valuesOf: ({ topics }) => topics }],
  pastWord: ON_DEMAND,
  upcoming: 'Upcoming',
  past: 'On demand',
  nothing: 'There is no session here at the moment. The calendar file and the feed bring you the next one.',
  sampleText: 'These sessions are examples: their dates and speakers are made up, and nobody holds them.',
  listed: ({ url, title, description, topics, minutes, begin, end }) => ({ url, title, description, note: <><When begin={begin} end={end} /> · {minutes} minutes · {topics.map(topicLabel).join(', ')}</> }),
};

interface WebinarListProps {
  /** The address of the list's page. */
  readonly page: string;
  readonly view: readonly string[];
}

/** The webinars to come, or those that are over, by topic. */
export async function WebinarList({ page, view }: WebinarListProps): Promise<ReactElement> {
  return <TimedList kind={LIST} page={page} view={view} entries={await allWebinars()} />;
}

/** What a part of the list shows, in words; undefined when there is no such part. */
export async function titleOfWebinars(view: readonly string[]): Promise<string | undefined> {
  return titleOfTimedList(LIST, view, await allWebinars());
}
