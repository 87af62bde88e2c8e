import { expect, test } from 'vitest';
import { parseFigure } from './parse-figure';

test.each([
  ['3 h 52 min', 13_920, 's'],
  ['41 ms', 0.041, 's'],
  ['planned 2 days', 172_800, 's'],
  ['about 1,400', 1400, ''],
  ['7.8 GB', 7.8, 'GB'],
  ['0.2%', 0.2, '%'],
  ['9 of 40', 9, 'of 40'],
])('%s is a figure', (text, value, unit) => {
  expect(parseFigure(text)).toEqual({ value, unit });
});

test.each(['–', 'by hand', '6 working days', '4 in 8 weeks', 'no figure'])('%s has no size that can be drawn', (text) => {
  expect(parseFigure(text)).toBeUndefined();
});
