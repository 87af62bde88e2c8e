import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { getClassDays } from './training-class';

/** Public holidays on weekdays in the first half of 2027. A zone stands for the country of the students. */
const UNITED_STATES = ['2027-01-01', '2027-01-18', '2027-02-15', '2027-05-31', '2027-06-18'];
const HOLIDAYS: Readonly<Record<string, readonly string[]>> = {
  'America/Chicago': UNITED_STATES,
  'America/New_York': UNITED_STATES,
  'Asia/Kolkata': ['2027-01-26', '2027-03-26'],
  'Asia/Tokyo': [
    '2027-01-01',
    '2027-01-11',
    '2027-02-11',
    '2027-02-23',
    '2027-03-22',
    '2027-04-29',
    '2027-05-03',
    '2027-05-04',
    '2027-05-05',
  ],
  'Europe/Berlin': ['2027-01-01', '2027-03-26', '2027-03-29', '2027-05-06', '2027-05-17'],
  'Europe/London': ['2027-01-01', '2027-03-26', '2027-03-29', '2027-05-03', '2027-05-31'],
  'Europe/Paris': ['2027-01-01', '2027-03-29', '2027-05-06', '2027-05-17'],
};

const classesSchema = z.array(z.object({ key: z.string(), start: z.string(), end: z.string(), zone: z.string() }));

it('no class of the starter content is on a public holiday of its zone, and its key is the day it begins', () => {
  const classes = classesSchema.parse(parse(readFileSync('content/data/training-classes.yaml', 'utf8')));
  const wrong = classes.flatMap(({ key, start, end, zone }) => [
    ...(key.endsWith(start.slice(0, 10)) ? [] : [`${key} begins on ${start}`]),
    ...getClassDays({ start, end, zone })
      .map(({ begin }) => begin.toPlainDate().toString())
      .filter((day) => HOLIDAYS[zone]?.includes(day) ?? true)
      .map((day) => `${key}: ${day}`),
  ]);
  expect(wrong).toEqual([]);
});
