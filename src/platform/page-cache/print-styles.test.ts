import { expect, it } from 'vitest';
import { extractPrintRules } from './print-styles';

it('keeps print rules, in their layer', () => {
  const css =
    '@layer a,b;@layer a{p{x:y}@media print{p{z:y}}@media screen{b{x:y}}}\n' +
    '.c{x:y}@media print and (width>9cm){.c{z:y}}@media not print{i{x:y}}@keyframes k{to{x:y}}';
  expect(extractPrintRules(css)).toBe('@layer a{@media print{p{z:y}}}@media print and (width>9cm){.c{z:y}}');
});

it('is empty without print rules', () => {
  expect(extractPrintRules('@layer a{@media (width>9px){p{x:y}}}')).toBe('');
});
