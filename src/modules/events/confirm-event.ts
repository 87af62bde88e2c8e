import { hasPassed } from '@/platform/zoned-time';
import type { ConfirmSubject } from '@/modules/forms/server';
import { toEventCalendarEntry, toEventSummary } from './event-summary';

/** Says what the confirmation of a registration contains: when and where the event takes place. */
export const confirmEvent: ConfirmSubject<'events'> = (doc, now) => {
  if (!doc)
    return {
      heading: 'We’ve received your registration',
      facts: [],
      notes: ['This event isn’t on our site anymore, so we can’t say when and where it takes place. It may have been canceled.'],
    };
  const event = toEventSummary(doc);
  const { url, title, city, country, begin, end, isSample } = event;
  const isOver = hasPassed(end, now);
  return {
    // The organizers, who may have too few places, confirm it.
    heading: isOver ? `You registered for ${title}` : `We’ve received your registration for ${title}`,
    page: { url, title },
    time: { begin, end },
    facts: [
      { name: 'Where', value: `${city}, ${country}` },
      { name: 'Host', value: doc.host },
      ...(isSample ? [{ name: 'Sample', value: 'This event is made up.' }] : []),
    ],
    notes: isOver ? ['This event is over.'] : [],
    ...(isOver ? { isOver } : { toCalendarEntry: (siteUrl: string) => toEventCalendarEntry(event, siteUrl) }),
  };
};
