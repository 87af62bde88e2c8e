import { expect, test, vi } from 'vitest';

vi.mock('./completed-steps', () => ({}));
vi.mock('@/modules/payload-client', () => ({}));
vi.mock('@/modules/pages', () => ({}));
vi.mock('@/modules/entries', () => ({}));

const { getStartedPaths } = await import('./account-progress');
const { formatTotalTime } = await import('./paths');

const step = (url: string) => ({ url, label: url.slice(1), goal: 'x', minutes: 30 });
const path = {
  url: '/training/learning-paths/a',
  title: 'A',
  description: '',
  audience: '',
  goal: '',
  steps: [step('/one'), step('/two'), step('/three')],
};

test('omits paths without a completed step', () => {
  expect(getStartedPaths([path], [])).toEqual([]);
  expect(getStartedPaths([path], ['/elsewhere'])).toEqual([]);
});

test('the next step is the first one not done, in whatever order the others were completed', () => {
  expect(getStartedPaths([path], ['/one', '/three'])).toEqual([
    { url: path.url, title: 'A', steps: 3, done: 2, next: { url: '/two', label: 'two' }, reported: null },
  ]);
});

test('a completed path has no next step', () => {
  expect(getStartedPaths([path], ['/three', '/one', '/two'])[0]).toMatchObject({ done: 3, next: null });
});

test('formats the time of a path in hours', () => {
  expect(formatTotalTime([step('/a')])).toBe('one hour');
  expect(formatTotalTime(Array.from({ length: 11 }, () => step('/a')))).toBe('6 hours');
});
