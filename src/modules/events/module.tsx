import { buildEntryPage, createEntryPages, type EntryPage, type Module } from '@/modules/module';
import { EventPage } from './event-page';
import { EventList, getEventListTitle } from './event-list';
import { findEvent, findComingEvent, findOpenEventTitles, toEvent, type PublishedEvent } from './events';
import { buildEventStructuredData } from './structured-data';

function eventPage(event: PublishedEvent): EntryPage {
  return buildEntryPage(event, {
    indexed: !event.isSample,
    isSavable: false,
    structuredData: buildEventStructuredData(event),
    content: (breadcrumbs) => <EventPage event={event} breadcrumbs={breadcrumbs} />,
  });
}

export const eventsModule = {
  slots: {
    events: {
      render: ({ page, view }) => <EventList page={page.url} view={view} />,
      viewTitle: ({ view }) => getEventListTitle(view),
      listsPages: true,
    },
  },
  entryPages: {
    events: createEntryPages<'events', PublishedEvent>({ find: findEvent, fromDraft: toEvent, toPage: eventPage }),
  },
  formSubjects: { events: { find: findComingEvent, findTitles: findOpenEventTitles } },
} satisfies Module;
