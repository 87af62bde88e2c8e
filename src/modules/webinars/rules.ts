import { z } from 'zod';
import { ON_DEMAND_SLUG } from '@/cms/core/kinds/resource-kinds';
import type { RuleViolation } from '@/cms/entries/rule-violation';
import { validateTimes } from '@/cms/entries/validate-times';
import { parseChapterTime } from './chapter-time';

const textSchema = z.string().catch('');
const webinarSchema = z.object({
  slug: textSchema,
  start: textSchema,
  zone: textSchema,
  body: textSchema,
  minutes: z.number().catch(Number.POSITIVE_INFINITY),
  recording: textSchema,
  chapters: z.array(z.object({ at: textSchema, title: textSchema })).catch([]),
});

/** Validates a webinar across its fields. */
export function validateWebinar(entry: Readonly<Record<string, unknown>>): RuleViolation[] {
  const { slug, start, zone, recording, ...rest } = webinarSchema.parse(entry);
  return [
    ...(slug === ON_DEMAND_SLUG ? [{ path: 'slug', message: 'The list of recordings uses this URL.' }] : []),
    ...validateTimes({ start }, zone),
    ...(recording !== '' && !recording.startsWith('https://')
      ? [{ path: 'recording', message: 'The URL of a recording begins with https://.' }]
      : []),
    ...validateChapters(rest),
  ];
}

/** Checks that chapters are in order and within the session, and that each matches a heading of the text. */
function validateChapters({
  chapters,
  minutes,
  body,
}: Pick<z.output<typeof webinarSchema>, 'chapters' | 'minutes' | 'body'>): RuleViolation[] {
  const headings = new Set([...body.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading.trim()));
  return chapters.flatMap(({ at, title }, index) => {
    const path = `chapters.${index}`;
    const seconds = parseChapterTime(at);
    const before = parseChapterTime(chapters[index - 1]?.at ?? '') ?? -1;
    return [
      ...(seconds === undefined
        ? [{ path: `${path}.at`, message: 'Enter the start of the chapter, such as 12:30 or 1:02:30.' }]
        : []),
      ...(seconds !== undefined && seconds <= before
        ? [{ path: `${path}.at`, message: 'Each chapter must begin after the previous one.' }]
        : []),
      ...(seconds !== undefined && seconds >= minutes * 60
        ? [{ path: `${path}.at`, message: 'This time is after the end of the session.' }]
        : []),
      ...(headings.has(title)
        ? []
        : [{ path: `${path}.title`, message: 'The text has no ## heading with this title for the chapter to link to.' }]),
    ];
  });
}
