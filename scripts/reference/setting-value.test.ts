import { expect, test } from 'vitest';
import { formatSettingValue } from './setting-value';

test('a value is formatted as in SHOW, in the largest unit in which it is a whole number', () => {
  expect(formatSettingValue('16384', '8kB')).toBe('128MB');
  expect(formatSettingValue('4096', 'kB')).toBe('4MB');
  expect(formatSettingValue('1048576', 'kB')).toBe('1GB');
  expect(formatSettingValue('80', 'MB')).toBe('80MB');
  expect(formatSettingValue('64', 'kB')).toBe('64kB');
  expect(formatSettingValue('300', 's')).toBe('5min');
  expect(formatSettingValue('86400', 's')).toBe('1d');
  expect(formatSettingValue('200', 'ms')).toBe('200ms');
  expect(formatSettingValue('90', 's')).toBe('90s');
});

test('values without a unit, non-numbers and special values stay unchanged', () => {
  expect(formatSettingValue('100', null)).toBe('100');
  expect(formatSettingValue('-1', 'kB')).toBe('-1');
  expect(formatSettingValue('0', 'ms')).toBe('0');
  expect(formatSettingValue('on', null)).toBe('on');
  expect(formatSettingValue('2147483647', 'kB')).toBe('2147483647kB');
});
