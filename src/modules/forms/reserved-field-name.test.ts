import { expect, it } from 'vitest';
import { isReservedFieldName } from './definition';

it.each(['website', 'action', 'id', 'querySelectorAll', 'constructor'])('no field can be called %s', (name) => {
  expect(isReservedFieldName(name)).toBe(true);
});

it.each(['email', 'name', 'company', 'resume', 'topics'])('a field can be called %s', (name) => {
  expect(isReservedFieldName(name)).toBe(false);
});
