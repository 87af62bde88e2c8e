import { hasPassed } from '@/platform/zoned-time';
import type { ConfirmSubject } from '@/modules/forms/server';
import { toWebinarCalendarEntry, toWebinarSummary, WEBINAR_PLACE } from './webinar-summary';

/** Says what the confirmation of a registration contains: when the webinar takes place, and how to join. */
export const confirmWebinar: ConfirmSubject<'webinars'> = (doc, now) => {
  if (!doc)
    return {
      heading: 'We’ve received your registration',
      facts: [],
      notes: ['This webinar isn’t on our site anymore, so we can’t say when it takes place. It may have been canceled.'],
    };
  const webinar = toWebinarSummary(doc);
  const { url, title, name, begin, end, isSample, cancellation, previousBegin } = webinar;
  const shared = {
    page: { url, title: name },
    time: { begin, end },
    place: WEBINAR_PLACE,
    ...(previousBegin && { previousBegin }),
    toCalendarEntry: (siteUrl: string) => toWebinarCalendarEntry(webinar, siteUrl),
  };
  const sampleFacts = isSample ? [{ name: 'Sample', value: 'The date and the speakers are made up.' }] : [];
  if (cancellation !== undefined)
    return { ...shared, heading: title, cancellation, facts: sampleFacts, notes: ['This webinar is canceled.'] };
  if (hasPassed(end, now))
    return {
      page: shared.page,
      time: shared.time,
      place: shared.place,
      heading: `You registered for ${name}`,
      facts: [{ name: 'Where', value: WEBINAR_PLACE }, ...sampleFacts],
      notes: [`This webinar is over. Its page has the transcript${doc.recording ? ' and the recording' : ''}.`],
      isOver: true,
    };
  return {
    ...shared,
    heading: `You’re registered for ${name}`,
    facts: [{ name: 'Where', value: `${WEBINAR_PLACE}. The link to join comes by email.` }, ...sampleFacts],
    notes: [],
  };
};
