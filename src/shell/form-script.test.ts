import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { FORM_SCRIPT } from './form-script';

test('the script parses and is small enough to inline in every page', () => {
  expect(FORM_SCRIPT.length).toBeLessThanOrEqual(400);
  expect(() => new Script(FORM_SCRIPT)).not.toThrow();
});
