import { describe, expect, it } from 'vitest';
import { validateWebinar } from './rules';

const webinar = {
  slug: 'x',
  start: '2027-03-09T10:00',
  zone: 'America/New_York',
  minutes: 60,
  body: 'Text\n\n## One\n\n## Two',
  chapters: [
    { at: '00:00', title: 'One' },
    { at: '1:02', title: 'Two' },
  ],
};
const paths = (broken: readonly { path: string }[]) => broken.map(({ path }) => path);

describe('validateWebinar', () => {
  it('accepts a webinar that follows all rules', () => {
    expect(validateWebinar(webinar)).toEqual([]);
    expect(validateWebinar({ ...webinar, chapters: null, recording: null })).toEqual([]);
  });

  it.each([
    ['an hour that the clock leaves out', { start: '2027-03-14T02:30' }, ['start']],
    ['the word of a list', { slug: 'on-demand' }, ['slug']],
    ['a recording elsewhere than on https', { recording: 'http://example.org' }, ['recording']],
    ['a chapter that is no time', { chapters: [{ at: '12', title: 'One' }] }, ['chapters.0.at']],
    [
      'chapters out of order',
      {
        chapters: [
          { at: '05:00', title: 'One' },
          { at: '04:00', title: 'Two' },
        ],
      },
      ['chapters.1.at'],
    ],
    [
      'two chapters at the same time',
      {
        chapters: [
          { at: '05:00', title: 'One' },
          { at: '5:00', title: 'Two' },
        ],
      },
      ['chapters.1.at'],
    ],
    ['a chapter after the end', { chapters: [{ at: '1:00:00', title: 'One' }] }, ['chapters.0.at']],
    ['a chapter that leads nowhere', { chapters: [{ at: '00:00', title: 'Three' }] }, ['chapters.0.title']],
  ])('rejects a webinar with %s', (_what, change, expected) => {
    expect(paths(validateWebinar({ ...webinar, ...change }))).toEqual(expected);
  });
});
