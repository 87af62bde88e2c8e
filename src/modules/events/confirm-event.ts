import { hasPassed } from '@/platform/zoned-time';
import type { ConfirmSubject } from '@/modules/forms/server';
import { getEventPlace, toEventCalendarEntry, toEventSummary } from './event-summary';

/** Says what the confirmation of a registration contains: when and where the event takes place. */
export const confirmEvent: ConfirmSubject<'events'> = (doc, now) => {
  if (!doc)
    return {
      heading: 'We’ve received your registration',
      facts: [],
      notes: ['This event isn’t on our site anymore, so we can’t say when and where it takes place. It may have been canceled.'],
    };
  const event = toEventSummary(doc);
  const { url, title, name, begin, end, isSample, cancellation, previousBegin } = event;
  const place = getEventPlace(event);
  const shared = {
    page: { url, title: name },
    time: { begin, end },
    place,
    facts: [
      { name: 'Where', value: place },
      { name: 'Host', value: doc.host },
      ...(isSample ? [{ name: 'Sample', value: 'This event is made up.' }] : []),
    ],
  };
  const toCome = {
    ...(previousBegin && { previousBegin }),
    toCalendarEntry: (siteUrl: string) => toEventCalendarEntry(event, siteUrl),
  };
  if (cancellation !== undefined)
    return { ...shared, ...toCome, heading: title, cancellation, notes: ['This event is canceled.'] };
  if (hasPassed(end, now))
    return { ...shared, heading: `You registered for ${name}`, notes: ['This event is over.'], isOver: true };
  // The organizers, who may have too few places, confirm it.
  return { ...shared, ...toCome, heading: `We’ve received your registration for ${name}`, notes: [] };
};
