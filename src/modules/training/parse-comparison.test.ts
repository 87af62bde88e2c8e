import { expect, test } from 'vitest';
import { parseComparison } from './parse-comparison';

const courses = ['essentials', 'administration', 'performance', 'development'].map((key) => ({ key }));
const keys = (...view: string[]) => parseComparison(view, courses)?.map(({ key }) => key);

test('compares up to three courses, each choice under one path', () => {
  expect(keys('compare', 'essentials')).toEqual(['essentials']);
  expect(keys('compare', 'essentials', 'performance', 'development')).toEqual(['essentials', 'performance', 'development']);
  expect(keys('compare', 'performance', 'essentials'), 'another order').toBeUndefined();
  expect(keys('compare', 'essentials', 'essentials'), 'twice').toBeUndefined();
  expect(keys('compare', 'essentials', 'none')).toBeUndefined();
  expect(keys('compare', ...courses.map(({ key }) => key)), 'four').toBeUndefined();
  expect(keys('compare')).toBeUndefined();
});
