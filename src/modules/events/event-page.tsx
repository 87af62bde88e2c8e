import type { ReactElement, ReactNode } from 'react';
import { getTopicLabel } from '@/cms/core/topics';
import { setCacheExpiry } from '@/platform/page-cache/add-cache-tags';
import { toDate, formatDateRange, hasPassed } from '@/platform/zoned-time';
import { FactList } from '@/ui/fact-list';
import { LinkList } from '@/ui/link-list';
import { extractHeadings, Markdown } from '@/ui/markdown';
import { SampleNote } from '@/ui/sample-note';
import { Section } from '@/ui/section';
import { ArticleLayout } from '@/ui/article-layout';
import { EventTime, EventTimeUtc } from '@/modules/calendar';
import { resolveLinks } from '@/modules/pages';
import { renderPicture } from '@/modules/media';
import { getEventKindLabel, type PublishedEvent } from './events';

interface EventPageProps {
  readonly event: PublishedEvent;
  readonly breadcrumbs: ReactNode;
}

/** Renders an event: time, place, organizer, how to take part, and the program or what happened. */
export async function EventPage({ event, breadcrumbs }: EventPageProps): Promise<ReactElement> {
  const { title, description, topics, kind, body, city, country, language, host, isSample, begin, end, url } = event;
  const over = hasPassed(end, new Date());
  if (!over) await setCacheExpiry(toDate(end));
  const links = await resolveLinks(event.related);
  return (
    <>
      <ArticleLayout
        title={title}
        lead={description}
        breadcrumbs={breadcrumbs}
        byline={[getEventKindLabel(kind), formatDateRange(begin, end), `${city}, ${country}`, ...(over ? ['past'] : [])]}
        note={isSample ? <SampleNote>This event is an example. It is made up, and nobody holds it.</SampleNote> : null}
        headings={extractHeadings(body)}
        beforeContent={
          <FactList
            facts={[
              { name: over ? 'Was held' : 'When', value: <EventTime begin={begin} end={end} /> },
              { name: 'Elsewhere', value: <EventTimeUtc begin={begin} end={end} /> },
              { name: 'Where', value: `${city}, ${country}` },
              { name: 'Language', value: language },
              { name: 'Host', value: host },
              { name: 'Topics', value: topics.map(getTopicLabel).join(', ') },
              ...(over
                ? []
                : [
                    { name: 'Take part', value: renderRegistration(event) },
                    { name: 'Calendar', value: <a href={`${url}.ics`}>Put it into your calendar (ICS)</a> },
                  ]),
            ]}
          />
        }
      >
        <Markdown source={body} firstLevel={2} renderPicture={renderPicture} />
      </ArticleLayout>
      {links.length > 0 ? (
        <Section heading="More on this">
          <LinkList links={links} />
        </Section>
      ) : null}
    </>
  );
}

function renderRegistration({ registration, isSample }: PublishedEvent): ReactNode {
  if (registration) return <a href={registration}>Register</a>;
  return isSample ? 'Nobody can register: the event is an example.' : 'Registration is not open yet.';
}
