import { expect, it } from 'vitest';
import { buildPictureMarkdown } from './find-pictures';

it.each([
  [{ id: 'insert-rates', alt: 'Rows per second.' }, '![Rows per second.](media:insert-rates)'],
  [{ id: 'two-lines', alt: 'One\ntwo [2]' }, String.raw`![One two \[2\]](media:two-lines)`],
  [{ id: 'decorative', alt: null }, '![](media:decorative)'],
])('the Markdown of %j is %s', (picture, markdown) => expect(buildPictureMarkdown(picture)).toBe(markdown));
