import type { FindSubjectEntry, FormSubjectKind } from '@/modules/forms';
import { buildEntryPage, createEntryPages, type EntryPage, type Slot } from '@/modules/module';
import { EventPage } from './event-page';
import { EventList, getEventListTitle } from './event-list';
import { findEvent, findOpenEvent, toEvent, type PublishedEvent } from './events';
import { buildEventStructuredData } from './structured-data';

export const eventsSlots = {
  events: {
    render: ({ page, view }) => <EventList page={page.url} view={view} />,
    viewTitle: ({ view }) => getEventListTitle(view),
    listsPages: true,
  },
} satisfies Record<string, Slot>;

function eventPage(event: PublishedEvent): EntryPage {
  return buildEntryPage(event, {
    indexed: !event.isSample,
    isSavable: false,
    structuredData: buildEventStructuredData(event),
    content: (breadcrumbs) => <EventPage event={event} breadcrumbs={breadcrumbs} />,
  });
}

export const eventsEntryPages = {
  events: createEntryPages<'events', PublishedEvent>({ find: findEvent, fromDraft: toEvent, toPage: eventPage }),
};

export const eventsFormSubjects = { events: findOpenEvent } satisfies Partial<Record<FormSubjectKind, FindSubjectEntry>>;
