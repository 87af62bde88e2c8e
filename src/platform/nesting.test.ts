import { expect, it } from 'vitest';
import { isNestedTooDeeply, NESTING_MAX } from './nesting';

const nest = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);

it('JSON is nested too deeply from a hundred levels on, however deep it is', () => {
  expect(isNestedTooDeeply(nest(NESTING_MAX))).toBe(false);
  expect(isNestedTooDeeply({ layout: [{ text: 'Text', rows: [null, 1, {}] }] })).toBe(false);
  expect(isNestedTooDeeply('text')).toBe(false);
  for (const depth of [NESTING_MAX + 2, 100_000]) expect(isNestedTooDeeply({ value: nest(depth) }), String(depth)).toBe(true);
});
