import { buildEntryUrl, getEntryKind } from '@/cms/core/kinds/entry-kinds';
import { getVisibilityPhase } from '@/cms/core/publishing/visibility';
import type { ConfirmSubject } from '@/modules/forms/server';
import { JOB_LOCATIONS, JOB_TEAMS } from './options';

const KIND = getEntryKind('job-openings');

/** Says what the confirmation of an application contains: the position, its team and its place. */
export const confirmJobOpening: ConfirmSubject<'job-openings'> = (doc, now) => {
  if (!doc)
    return {
      heading: 'We’ve received your application',
      facts: [],
      notes: ['This position isn’t on our site anymore. You’ll still get an answer.'],
    };
  const { slug, title, team, place, sample } = doc;
  const isOver = getVisibilityPhase(doc, now) === 'after';
  return {
    heading: `We’ve received your application for ${title}`,
    page: { url: buildEntryUrl(KIND, slug), title },
    facts: [
      { name: 'Team', value: JOB_TEAMS.find(({ value }) => value === team)?.label ?? team },
      { name: 'Place', value: JOB_LOCATIONS.find(({ value }) => value === place)?.label ?? place },
      ...(sample ? [{ name: 'Sample', value: 'This position isn’t open.' }] : []),
    ],
    notes: isOver ? ['This position is closed by now. You’ll still get an answer.'] : [],
    ...(isOver && { isOver }),
  };
};
