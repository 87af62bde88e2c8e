import { Script } from 'node:vm';
import { expect, it } from 'vitest';
import { SEARCH_SCRIPT } from './search-script';

it('is a small script that compiles', () => {
  expect(SEARCH_SCRIPT.length).toBeLessThanOrEqual(700);
  expect(() => new Script(SEARCH_SCRIPT)).not.toThrow();
});
