import { expect, it } from 'vitest';
import { markdownToText } from './markdown-to-text';

it.each([
  ['Use `fsync`, **always**.', 'Use fsync, always.'],
  ['See the [manual](https://www.postgresql.org/docs/).\n\nThen ask.', 'See the manual. Then ask.'],
  ['- one\n- *two*', 'one two'],
  ['`a*b` and 2 * 3 * 4', 'a*b and 2 * 3 * 4'],
])('%s reads %s', (source, text) => expect(markdownToText(source)).toBe(text));
