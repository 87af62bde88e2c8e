import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const CODE = /<(?:code|pre|samp)\b[^>]*>/g;
const UNTRANSLATED = /translate="no"[^<>]*>\s*$/;

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'),
);

it('browsers don’t translate code: every element for it says so, or is directly in one that does', () => {
  const found = files.flatMap((file) => {
    const source = readFileSync(`src/${file}`, 'utf8');
    return [...source.matchAll(CODE)].map(({ 0: tag, index }) => ({
      element: `${file}: ${tag}`,
      isUntranslated: UNTRANSLATED.test(tag) || UNTRANSLATED.test(source.slice(0, index)),
    }));
  });
  expect(found.length).toBeGreaterThan(10);
  expect(found.filter(({ isUntranslated }) => !isUntranslated).map(({ element }) => element)).toEqual([]);
});
