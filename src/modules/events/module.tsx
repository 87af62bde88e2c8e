import { type EntryPage, entryPage, type EntryPages, type Slot } from '@/modules/module';
import { EventPage } from './event-page';
import { EventList, getEventListTitle } from './event-list';
import { findEvent, toEvent, type PublishedEvent } from './events';
import { buildEventStructuredData } from './structured-data';

export const eventsSlots = {
  events: {
    render: ({ page, view }) => <EventList page={page.url} view={view} />,
    viewTitle: ({ view }) => getEventListTitle(view),
    listsPages: true,
  },
} satisfies Record<string, Slot>;

function eventPage(event: PublishedEvent): EntryPage {
  return entryPage(event, {
    indexed: !event.isSample,
    isSavable: false,
    structuredData: buildEventStructuredData(event),
    content: (breadcrumbs) => <EventPage event={event} breadcrumbs={breadcrumbs} />,
  });
}

const events: EntryPages<'events'> = {
  at: async (path) => {
    const event = await findEvent(path);
    return event && eventPage(event);
  },
  preview: (draft) => eventPage(toEvent(draft)),
};

export const eventsEntryPages = { events };
