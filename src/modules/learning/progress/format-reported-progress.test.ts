import { expect, test } from 'vitest';
import { formatReportedProgress } from './format-reported-progress';

test.each([
  [{ percent: 60, result: null, score: null }, '60% done'],
  [{ percent: 100, result: null, score: 85 }, 'completed, score 85%'],
  [{ percent: 100, result: 'passed' as const, score: 85 }, 'passed, score 85%'],
  [{ percent: 40, result: 'failed' as const, score: 0 }, 'failed, score 0%'],
  [{ percent: null, result: null, score: null }, 'started'],
])('%o is "%s"', (reported, text) => expect(formatReportedProgress(reported)).toBe(text));
