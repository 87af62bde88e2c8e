import { expect, test, vi } from 'vitest';

vi.mock('./local-learning-platform', () => ({ localLearningPlatform: {} }));
vi.mock('@/modules/payload-client', () => ({}));
vi.mock('@/modules/pages', () => ({}));
vi.mock('@/modules/entries', () => ({}));

const { getStartedPaths } = await import('./progress');
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

test('a path on which nothing was done is not told', () => {
  expect(getStartedPaths([path], [])).toEqual([]);
  expect(getStartedPaths([path], ['/elsewhere'])).toEqual([]);
});

test('what is next is the first step that is not done, in whatever order the others were', () => {
  expect(getStartedPaths([path], ['/one', '/three'])).toEqual([
    { url: path.url, title: 'A', steps: 3, done: 2, next: { url: '/two', label: 'two' } },
  ]);
});

test('a path that is done has nothing next', () => {
  expect(getStartedPaths([path], ['/three', '/one', '/two'])[0]).toMatchObject({ done: 3, next: null });
});

test('the time of a path is told in hours', () => {
  expect(formatTotalTime([step('/a')])).toBe('one hour');
  expect(formatTotalTime(Array.from({ length: 11 }, () => step('/a')))).toBe('6 hours');
});
