import { expect, test } from 'vitest';
import { findRowName } from './find-row-name';

test.each([
  [{ label: 'Pricing', href: '/pricing' }, 'Pricing'],
  [{ label: '', href: '/pricing' }, '/pricing'],
  [{ name: 'Ada', role: 'Engineer' }, 'Ada'],
  [{ question: 'How much?', answer: 'It depends.' }, 'How much?'],
  [{ title: null, text: 'A text.' }, undefined],
])('the row %j is called %j', (row, name) => expect(findRowName(row)).toBe(name));
