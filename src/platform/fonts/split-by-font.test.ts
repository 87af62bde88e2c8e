import { describe, expect, it } from 'vitest';
import { getFontStack } from './font-stack';
import { isPrintable, splitByFont, toPrintable } from './split-by-font';

const stack = getFontStack('bold');

describe('splitByFont', () => {
  it.each([
    ['Ada Author', ['instrument-sans-latin']],
    ['Łukasz', ['instrument-sans-latin-ext', 'instrument-sans-latin']],
    ['Nguyễn', ['instrument-sans-latin', 'noto-sans-vietnamese', 'instrument-sans-latin']],
    ['Юлия', ['noto-sans-cyrillic']],
    ['Әлия', ['noto-sans-cyrillic-ext', 'noto-sans-cyrillic']],
    ['Ἑλένη', ['noto-sans-greek-ext', 'noto-sans-greek']],
  ])('%s is set in the first font that has each letter', (name, fonts) => {
    const runs = splitByFont(name, stack);
    expect(runs.map(({ font }) => font?.name)).toEqual(fonts.map((font) => `${font}-600-normal`));
    expect(runs.map(({ text }) => text).join('')).toBe(name);
  });

  it('a letter and its combining mark are one character, and stay together if they can’t be', () => {
    expect(splitByFont('Z\u030C', stack).map(({ text }) => text)).toEqual(['Ž']);
    expect(splitByFont('ẹ\u0301', stack).map(({ font }) => font?.name)).toEqual(['noto-sans-vietnamese-600-normal']);
    expect(splitByFont('a\u0331', stack)).toEqual([{ text: 'a\u0331', font: undefined }]);
  });

  it('invisible characters are left out, and no-break spaces kept', () => {
    expect(splitByFont('\u200bAda\u2003\u200eAuthor\u00a0\u00adX', stack).map(({ text }) => text)).toEqual(['Ada Author\u00a0X']);
  });
});

it.each(['Jiří Dvořák', 'Nguyễn Thị Ánh', 'Đorđe Șerban', 'Владимир Їжак', 'Γιώργος Παπαδόπουλος', 'Mª José O’Brien'])(
  '%s can be shown in each style of text',
  (name) => {
    for (const style of ['regular', 'italic', 'bold'] as const) expect(isPrintable(name, getFontStack(style)), style).toBe(true);
  },
);

it.each(['山田太郎', '김민준', 'محمد', 'अमित', 'שרה', 'Ada 😀'])('%s can’t be shown', (name) => {
  expect(isPrintable(name, stack)).toBe(false);
});

it('characters without a font are removed from a text', () => {
  expect(toPrintable('🎉 Postgres 19 is out 👩‍💻', stack)).toBe('Postgres 19 is out');
  expect(toPrintable('山田太郎', stack)).toBe('');
});
