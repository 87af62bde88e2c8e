import { type EntryPage, entryPage, type EntryPages, type Slot } from '../module';
import { Event } from './event';
import { EventList, titleOfEvents } from './event-list';
import { eventAt, eventOf, type PublishedEvent } from './events';
import { structuredDataOfEvent } from './structured-data';

export const eventsSlots = {
  events: { render: ({ page, view }) => <EventList page={page.url} view={view} />, viewTitle: ({ view }) => titleOfEvents(view), listsPages: true },
} satisfies Record<string, Slot>;

function eventPage(event: PublishedEvent): EntryPage {
  return entryPage(event, {
    indexed: !event.isSample,
    isText: false,
    structuredData: structuredDataOfEvent(event),
    content: (breadcrumbs) => <Event event={event} breadcrumbs={breadcrumbs} />,
  });
}

const events: EntryPages<'events'> = {
  at: async (path) => {
    const event = await eventAt(path);
    return event && eventPage(event);
  },
  preview: (draft) => eventPage(eventOf(draft)),
};

export const eventsEntryPages = { events };
