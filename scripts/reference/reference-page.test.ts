import { expect, test } from 'vitest';
import { toMarkdown } from './reference-page';

test('a text of the server means the same as Markdown', () => {
  expect(toMarkdown('Multiple of "work_mem" to use.')).toBe('Multiple of `work_mem` to use.');
  expect(toMarkdown('Sets the server\'s "data" <directory>, *all* of it | a_b.')).toBe(
    'Sets the server’s “data” \\<directory\\>, \\*all\\* of it \\| a\\_b.',
  );
});
