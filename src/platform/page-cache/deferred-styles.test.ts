import { expect, it } from 'vitest';
import { extractDeferredRules } from './deferred-styles';

it('keeps print rules, in their layer', () => {
  const css =
    '@layer a,b;@layer a{p{x:y}@media print{p{z:y}}@media screen{b{x:y}}}\n' +
    '.c{x:y}@media print and (width>9cm){.c{z:y}}@media not print{i{x:y}}@keyframes k{to{x:y}}';
  expect(extractDeferredRules(css)).toBe('@layer a{@media print{p{z:y}}}@media print and (width>9cm){.c{z:y}}');
});

it.each([
  '(width < 20rem)',
  '(width<20rem)',
  'not (min-width:20rem)',
  '(forced-colors: active)',
  '(forced-colors:active)',
  '(prefers-contrast: more)',
])('keeps rules for enlarged text and for other colors: %s', (query) => {
  expect(extractDeferredRules(`@layer a{p{x:y}@media ${query}{p{z:y}}}`)).toBe(`@layer a{@media ${query}{p{z:y}}}`);
  expect(extractDeferredRules(`.c{x:y;@media ${query}{z:y}b{x:y}}`)).toBe(`.c{@media ${query}{z:y}}`);
});

it('is empty without such rules', () => {
  expect(extractDeferredRules('@layer a{@media (width>9px){p{x:y}}@media not (min-width:40rem){p{x:y}}}')).toBe('');
});
