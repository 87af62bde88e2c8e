import type { ReactElement, ReactNode } from 'react';
import { getTopicLabel } from '@/cms/core/taxonomy/topics';
import { setCacheExpiry } from '@/platform/page-cache/add-cache-tags';
import { toDate, formatDateRange, hasPassed } from '@/platform/zoned-time';
import { FactList } from '@/ui/fact-list';
import { extractHeadings, Markdown } from '@/ui/markdown';
import { SampleBadge } from '@/ui/sample-badge';
import { ArticleLayout } from '@/ui/article-layout';
import { RelatedLinks } from '@/ui/related-links';
import { EventTime, EventTimeUtc, getTimeLabel, renderOccurrenceNotice } from '@/modules/calendar';
import { resolveRegistrationUrl } from '@/modules/forms';
import { resolveLinks } from '@/modules/pages';
import { renderPicture } from '@/modules/media';
import { getEventPlace } from './event-summary';
import { getEventKindLabel, type PublishedEvent } from './events';

interface EventPageProps {
  readonly event: PublishedEvent;
  readonly breadcrumbs: ReactNode;
}

/** Renders an event: time, place, organizer, how to take part, and the program or what happened. */
export async function EventPage({ event, breadcrumbs }: EventPageProps): Promise<ReactElement> {
  const { title, description, topics, kind, body, language, host, isSample, cancellation, begin, end, url } = event;
  const place = getEventPlace(event);
  const now = new Date();
  const over = hasPassed(end, now);
  const isCanceled = cancellation !== undefined;
  const isOpen = !over && !isCanceled;
  if (!over) await setCacheExpiry(toDate(end));
  const [links, registrationUrl] = await Promise.all([
    resolveLinks(event.related),
    event.registration && resolveRegistrationUrl(event.registration, 'events', url),
  ]);
  return (
    <>
      <ArticleLayout
        title={title}
        lead={description}
        breadcrumbs={breadcrumbs}
        byline={[
          getEventKindLabel(kind),
          formatDateRange(begin, end),
          place,
          ...(isCanceled ? ['canceled'] : over ? ['past'] : []),
        ]}
        note={isSample ? <SampleBadge>this event is made up</SampleBadge> : null}
        notice={renderOccurrenceNotice({ kind: 'event', entry: event, now })}
        actions={isOpen && registrationUrl ? [{ label: 'Register', href: registrationUrl }] : undefined}
        headings={extractHeadings(body)}
        beforeContent={
          <FactList
            facts={[
              { name: getTimeLabel({ cancellation, isOver: over }), value: <EventTime begin={begin} end={end} /> },
              { name: 'In UTC', value: <EventTimeUtc begin={begin} end={end} /> },
              { name: 'Where', value: place },
              { name: 'Language', value: language },
              { name: 'Host', value: host },
              { name: 'Topics', value: topics.map(getTopicLabel).join(', ') },
              ...(!isOpen || registrationUrl ? [] : [{ name: 'Registration', value: explainClosedRegistration(event) }]),
              ...(isOpen ? [{ name: 'Calendar', value: <a href={`${url}.ics`}>Add to calendar (ICS)</a> }] : []),
            ]}
          />
        }
      >
        <Markdown source={body} firstLevel={2} renderPicture={renderPicture} />
      </ArticleLayout>
      <RelatedLinks heading="Related" links={links} />
    </>
  );
}

function explainClosedRegistration({ isSample }: PublishedEvent): string {
  return isSample ? 'Not open: this event is a sample.' : 'Not open yet.';
}
