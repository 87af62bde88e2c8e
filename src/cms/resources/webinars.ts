import type { Webinar } from '@/payload-types';
import { problemOfWallTime } from '@/platform/zoned-time';
import { COURSE_LEVELS } from '../data/courses';
import { secondsOfChapter } from './chapter-time';
import { RESOURCE_KINDS } from './kinds';
import { resourceCollection, type RuleBroken, sampleField, wallTimeField, zoneField } from './resource-collection';

/** What is wrong with a webinar across its fields; exported for its test. */
export function rulesOfWebinar({ start, zone, minutes, chapters, recording, body = '' }: Partial<Webinar>): RuleBroken[] {
  const time = start && zone ? problemOfWallTime({ wall: start, zone }) : undefined;
  const headings = new Set([...body.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading.trim()));
  let last = -1;
  const inChapters = (chapters ?? []).flatMap(({ at, title }, index): RuleBroken[] => {
    const seconds = secondsOfChapter(at);
    if (seconds === undefined) return [{ path: `chapters.${index}.at`, message: 'A chapter begins at minutes and seconds, 12:30, or 1:02:30.' }];
    const problems: RuleBroken[] = [];
    if (seconds <= last) problems.push({ path: `chapters.${index}.at`, message: 'Each chapter begins after the one before.' });
    if (minutes && seconds >= minutes * 60) problems.push({ path: `chapters.${index}.at`, message: 'The session is over by then.' });
    if (!headings.has(title)) problems.push({ path: `chapters.${index}.title`, message: 'The text has no heading ## with these words, to which the chapter could lead.' });
    last = seconds;
    return problems;
  });
  return [
    ...(time ? [{ path: 'start', message: time }] : []),
    ...(recording && !recording.startsWith('https://') ? [{ path: 'recording', message: 'The address of a recording begins with https://.' }] : []),
    ...inChapters,
  ];
}

/** Live sessions, and after their end what was said in them. */
export const webinars = resourceCollection<Webinar>({
  kind: RESOURCE_KINDS[0],
  columns: ['start', 'zone', 'topics'],
  rules: rulesOfWebinar,
  body: 'Before the session what it will show, afterwards its transcript.',
  fields: [
    { name: 'level', type: 'select', required: true, options: [...COURSE_LEVELS] },
    wallTimeField('start'),
    zoneField,
    { name: 'minutes', type: 'number', required: true, min: 10, max: 480, admin: { description: 'How long it takes.' } },
    {
      name: 'speakers',
      type: 'array',
      required: true,
      minRows: 1,
      fields: [
        { name: 'name', type: 'text', required: true },
        { name: 'role', type: 'text', required: true },
      ],
    },
    { name: 'products', type: 'text', hasMany: true, admin: { description: 'Addresses of the pages of the products that it is about.' } },
    { name: 'registration', type: 'text', admin: { description: 'Where one registers: a page of this site. Empty while one cannot.' } },
    { name: 'recording', type: 'text', admin: { description: 'Its address, https://…, once there is one.' } },
    {
      name: 'chapters',
      type: 'array',
      fields: [
        { name: 'at', type: 'text', required: true, admin: { description: 'Minutes and seconds into the session: 12:30.' } },
        { name: 'title', type: 'text', required: true, admin: { description: 'The words of a heading of the text, to which it leads.' } },
      ],
    },
    sampleField,
  ],
});
