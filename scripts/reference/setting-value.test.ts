import { expect, test } from 'vitest';
import { valueWithUnit } from './setting-value';

test('a value is told as SHOW tells it, in the largest unit in which it is whole', () => {
  expect(valueWithUnit('16384', '8kB')).toBe('128MB');
  expect(valueWithUnit('4096', 'kB')).toBe('4MB');
  expect(valueWithUnit('1048576', 'kB')).toBe('1GB');
  expect(valueWithUnit('80', 'MB')).toBe('80MB');
  expect(valueWithUnit('64', 'kB')).toBe('64kB');
  expect(valueWithUnit('300', 's')).toBe('5min');
  expect(valueWithUnit('86400', 's')).toBe('1d');
  expect(valueWithUnit('200', 'ms')).toBe('200ms');
  expect(valueWithUnit('90', 's')).toBe('90s');
});

test('what has no unit, is no number, or means something of its own stays as it is', () => {
  expect(valueWithUnit('100', null)).toBe('100');
  expect(valueWithUnit('-1', 'kB')).toBe('-1');
  expect(valueWithUnit('0', 'ms')).toBe('0');
  expect(valueWithUnit('on', null)).toBe('on');
  expect(valueWithUnit('2147483647', 'kB')).toBe('2147483647kB');
});
