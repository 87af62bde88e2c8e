import { z } from 'zod';
import { problemOfWallTime, zonedTimeOf } from '@/platform/zoned-time';
import type { BrokenRule } from '../entries/entry-collection';
import { secondsOfChapter } from './chapter-time';
import { ON_DEMAND, PAST } from './kinds';

type Entry = Readonly<Record<string, unknown>>;

const text = z.string().catch('');
const webinar = z.object({
  slug: text,
  start: text,
  zone: text,
  body: text,
  minutes: z.number().catch(Number.POSITIVE_INFINITY),
  recording: text,
  chapters: z.array(z.object({ at: text, title: text })).catch([]),
});
const event = z.object({ slug: text, start: text, end: text, zone: text });
const whitePaper = z.object({ published: text, verified: text });

/** What is wrong with a webinar across its fields. */
export function rulesOfWebinar(entry: Entry): BrokenRule[] {
  const { slug, start, zone, recording, ...rest } = webinar.parse(entry);
  return [
    ...(slug === ON_DEMAND ? [{ path: 'slug', message: 'The list of recordings has this address.' }] : []),
    ...timeProblems({ start }, zone),
    ...(recording !== '' && !recording.startsWith('https://') ? [{ path: 'recording', message: 'The address of a recording begins with https://.' }] : []),
    ...chapterProblems(rest),
  ];
}

/** What is wrong with an event across its fields. */
export function rulesOfEvent(entry: Entry): BrokenRule[] {
  const { slug, start, end, zone } = event.parse(entry);
  const reserved = slug === PAST ? [{ path: 'slug', message: 'The list of past events has this address.' }] : [];
  const problems = timeProblems({ start, end }, zone);
  if (problems.length > 0 || start === '' || end === '') return [...reserved, ...problems];
  const isInOrder = zonedTimeOf({ wall: start, zone }).epochMilliseconds < zonedTimeOf({ wall: end, zone }).epochMilliseconds;
  return [...reserved, ...(isInOrder ? [] : [{ path: 'end', message: 'It ends after it has begun.' }])];
}

/** What is wrong with a white paper across its fields. */
export function rulesOfWhitePaper(entry: Entry): BrokenRule[] {
  const { published, verified } = whitePaper.parse(entry);
  return published !== '' && verified !== '' && verified < published ? [{ path: 'verified', message: 'It cannot have been verified before it was published.' }] : [];
}

function timeProblems(times: Record<string, string>, zone: string): BrokenRule[] {
  // What is missing altogether, the field itself says.
  if (zone === '') return [];
  return Object.entries(times).flatMap(([path, wall]) => {
    const message = wall === '' ? undefined : problemOfWallTime({ wall, zone });
    return message ? [{ path, message }] : [];
  });
}

/** Chapters follow one another within the session, and each leads to a heading of the text. */
function chapterProblems({ chapters, minutes, body }: Pick<z.output<typeof webinar>, 'chapters' | 'minutes' | 'body'>): BrokenRule[] {
  const headings = new Set([...body.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading.trim()));
  return chapters.flatMap(({ at, title }, index) => {
    const path = `chapters.${index}`;
    const seconds = secondsOfChapter(at);
    const before = secondsOfChapter(chapters[index - 1]?.at ?? '') ?? -1;
    return [
      ...(seconds === undefined ? [{ path: `${path}.at`, message: 'A chapter begins at minutes and seconds, 12:30, or 1:02:30.' }] : []),
      ...(seconds !== undefined && seconds <= before ? [{ path: `${path}.at`, message: 'Each chapter begins after the one before.' }] : []),
      ...(seconds !== undefined && seconds >= minutes * 60 ? [{ path: `${path}.at`, message: 'The session is over by then.' }] : []),
      ...(headings.has(title) ? [] : [{ path: `${path}.title`, message: 'The text has no heading ## with these words, to which the chapter could lead.' }]),
    ];
  });
}
