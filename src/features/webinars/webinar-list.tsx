import type { ReactElement } from 'react';
import { TOPICS, topicLabel } from '@/cms/topics';
import { freshUntil } from '@/platform/page-cache/made-from';
import { ChoiceRows, PageLinks } from '@/ui/choice-links';
import { EntryList } from '@/ui/entry-list';
import { SampleNote } from '@/ui/sample-note';
import { byTime, nextEnd, When } from '../calendar';
import { allWebinars, type WebinarSummary } from './webinars';
import { addressOfWebinarView, webinarViewInWords, webinarViewOf, type WebinarView } from './webinar-view';

/** Most webinars on one page of the list. */
const PER_PAGE = 10;

interface WebinarListProps {
  /** The address of the list's page. */
  readonly page: string;
  readonly view: readonly string[];
}

/** The webinars to come, or those that are over, by topic; right until the next of them ends. */
export async function WebinarList({ page, view }: WebinarListProps): Promise<ReactElement | null> {
  const chosen = webinarViewOf(view);
  if (!chosen) return null;
  const now = new Date();
  const webinars = await allWebinars();
  const end = nextEnd(webinars, now);
  if (end) await freshUntil(end);
  const countOf = (asked: WebinarView): number => shownIn(webinars, asked, now).length;
  const shown = shownIn(webinars, chosen, now);
  const addressOf = (asked: Partial<WebinarView>): string => `${addressOfWebinarView(page, { ...chosen, page: 1, ...asked })}#list`;
  const choice = (asked: Partial<WebinarView>, label: string, isChosen: boolean) => {
    const count = countOf({ ...chosen, ...asked });
    return { href: count === 0 && !isChosen ? undefined : addressOf(asked), label, chosen: isChosen, count };
  };
  const onPage = shown.slice((chosen.page - 1) * PER_PAGE, chosen.page * PER_PAGE);
  return (
    <div id="list">
      <ChoiceRows
        label="Webinars"
        rows={[
          { label: 'When', choices: [choice({ onDemand: false }, 'Upcoming', !chosen.onDemand), choice({ onDemand: true }, 'On demand', chosen.onDemand)] },
          { label: 'Topic', choices: [choice({ topic: undefined }, 'Any', !chosen.topic), ...TOPICS.map(({ value, label }) => choice({ topic: value }, label, chosen.topic === value)).filter(({ href }) => href)] },
        ]}
      />
      {onPage.some(({ isSample }) => isSample) ? <SampleNote>These sessions are examples: their dates and texts are made up to show the page, and nobody holds them.</SampleNote> : null}
      {onPage.length === 0 ? <p>No session is {chosen.onDemand ? 'on demand' : 'planned'} here at the moment. The calendar file tells you of the next.</p> : null}
      <EntryList entries={onPage.map(entryOf)} />
      <PageLinks pages={Math.ceil(shown.length / PER_PAGE)} chosen={chosen.page} addressOf={(number) => addressOf({ page: number })} />
    </div>
  );
}

/** What a part of the list shows, in words; undefined when there is no such part. */
export async function titleOfWebinars(view: readonly string[]): Promise<string | undefined> {
  const chosen = webinarViewOf(view);
  if (!chosen) return undefined;
  const pages = Math.ceil(shownIn(await allWebinars(), chosen, new Date()).length / PER_PAGE);
  // Without any session, a topic still has its first page, which says so.
  return chosen.page > Math.max(pages, 1) ? undefined : webinarViewInWords(chosen);
}

function shownIn(webinars: readonly WebinarSummary[], { onDemand, topic }: WebinarView, now: Date): WebinarSummary[] {
  const { upcoming, past } = byTime(webinars, now);
  return (onDemand ? past : upcoming).filter(({ topics }) => !topic || topics.includes(topic));
}

function entryOf({ url, title, description, topics, minutes, begin, end }: WebinarSummary) {
  return { url, title, description, note: <><When begin={begin} end={end} /> · {minutes} minutes · {topics.map(topicLabel).join(', ')}</> };
}
