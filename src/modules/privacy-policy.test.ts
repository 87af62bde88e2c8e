import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { ATTEMPTS_RETENTION_DAYS, CERTIFICATES_RETENTION_DAYS } from './certification/attempts/maintain-exams';
import { buildExamCookie } from './certification/attempts/exam-key';
import { STORED_ITEMS } from './privacy/stored-data';
import { RETENTION_DAYS as SEARCH_RETENTION_DAYS } from './search/statistics/query-counts';
import { ATTENDED_RETENTION_DAYS, ENDED_RETENTION_DAYS } from './training/bookings/maintain-class-bookings';
import { RETENTION_DAYS as SPEED_RETENTION_DAYS } from './web-vitals/remove-old-vitals';

const DAYS_PER_YEAR = 365;
const policySchema = z.object({
  layout: z.array(
    z.object({
      groups: z.array(z.object({ rows: z.array(z.object({ label: z.string(), cells: z.array(z.string()) })) })).default([]),
    }),
  ),
});

const { layout } = policySchema.parse(parse(readFileSync('content/pages/privacy-policy.yaml', 'utf8')));
const rows = layout.flatMap(({ groups }) => groups).flatMap(({ rows: own }) => own);

/** Returns the periods that the policy states for a kind of data, in days. */
function findPeriods(label: string): number[] {
  const [kept = ''] = rows.find((row) => row.label === label)?.cells ?? [];
  return [...kept.matchAll(/(\d+) (days|months)/g)].map(([, count, unit]) =>
    unit === 'months' ? (Number(count) / 12) * DAYS_PER_YEAR : Number(count),
  );
}

it.each([
  ['Speed of pages', [SPEED_RETENTION_DAYS]],
  ['Search words', [SEARCH_RETENTION_DAYS]],
  ['Class bookings', [ATTENDED_RETENTION_DAYS, ENDED_RETENTION_DAYS]],
  ['Exam answers', [ATTEMPTS_RETENTION_DAYS]],
  ['Exam results', [ATTEMPTS_RETENTION_DAYS]],
  ['Certificates', [CERTIFICATES_RETENTION_DAYS]],
])('the privacy policy says how long the site keeps its data: %s', (label, days) => {
  expect(findPeriods(label)).toEqual(days);
});

it('the privacy policy lists the cookie of an exam, and how long it is stored', () => {
  const { name, duration } = STORED_ITEMS.examKey;
  const cookie = buildExamCookie('key', 'https://example.org');
  expect(cookie).toContain(`${name}=key;`);
  expect(`${Number(/Max-Age=(\d+)/.exec(cookie)?.[1]) / 3600} hours`).toBe(duration);
});
