import { expect, test } from 'vitest';
import { toMarkdown } from './reference-page';

test('a server text keeps its meaning as Markdown', () => {
  expect(toMarkdown('Multiple of "work_mem" to use.')).toBe('Multiple of `work_mem` to use.');
  expect(toMarkdown('Sets the server\'s "data" <directory>, *all* of it | a_b.')).toBe(
    'Sets the server’s “data” \\<directory\\>, \\*all\\* of it \\| a\\_b.',
  );
});
