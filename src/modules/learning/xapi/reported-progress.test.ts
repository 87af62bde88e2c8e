import { expect, test } from 'vitest';
import { PROGRESS_EXTENSION, VERBS } from '@/services/learning/xapi-statement';
import { summarizeStatements } from './reported-progress';

const SITE = 'https://www.example.org';
const report = (verb: keyof typeof VERBS, result?: object, activity = `${SITE}/training/learning-paths/a`) => ({
  verb: { id: VERBS[verb] },
  result,
  activity,
  timestamp: '2026-11-22T10:00:00Z',
});
const progressed = (percent: number) => report('progressed', { extensions: { [PROGRESS_EXTENSION]: percent } });

test('the newest progress and score count', () => {
  const reports = summarizeStatements([progressed(20), progressed(60.4), report('scored', { score: { scaled: 0.854 } })], SITE);
  expect(reports.get('/training/learning-paths/a')).toEqual({
    isDone: false,
    progress: { percent: 60, result: null, score: 85 },
  });
});

test('what is passed is done, and stays done', () => {
  const reports = summarizeStatements([report('passed', { score: { scaled: 1 } }), progressed(10)], SITE);
  expect(reports.get('/training/learning-paths/a')).toEqual({
    isDone: true,
    progress: { percent: 10, result: 'passed', score: 100 },
  });
});

test('a failed attempt is a result, and not done', () => {
  expect(summarizeStatements([report('failed', { score: { scaled: -0.5 } })], SITE).get('/training/learning-paths/a')).toEqual({
    isDone: false,
    progress: { percent: null, result: 'failed', score: 0 },
  });
});

test('activities of other sites are left out', () => {
  const elsewhere = [
    report('completed', {}, 'https://www.example.org.evil.example/a'),
    report('completed', {}, 'https://other.example/a'),
  ];
  expect(summarizeStatements(elsewhere, SITE).size).toBe(0);
});
