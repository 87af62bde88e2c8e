import { describe, expect, it } from 'vitest';
import { rulesOfEvent, rulesOfWebinar, rulesOfWhitePaper } from './rules';

const webinar = { slug: 'x', start: '2027-03-09T10:00', zone: 'America/New_York', minutes: 60, body: 'Text\n\n## One\n\n## Two', chapters: [{ at: '00:00', title: 'One' }, { at: '1:02', title: 'Two' }] };
const event = { slug: 'x', start: '2027-03-09T10:00', end: '2027-03-09T18:00', zone: 'Europe/Berlin' };
const paths = (broken: readonly { path: string }[]) => broken.map(({ path }) => path);

describe('a webinar', () => {
  it('that keeps all rules is accepted', () => {
    expect(rulesOfWebinar(webinar)).toEqual([]);
    expect(rulesOfWebinar({ ...webinar, chapters: null, recording: null })).toEqual([]);
  });

  it.each([
    ['an hour that the clock leaves out', { start: '2027-03-14T02:30' }, ['start']],
    ['the word of a list', { slug: 'on-demand' }, ['slug']],
    ['a recording elsewhere than on https', { recording: 'http://example.org' }, ['recording']],
    ['a chapter that is no time', { chapters: [{ at: '12', title: 'One' }] }, ['chapters.0.at']],
    ['chapters out of order', { chapters: [{ at: '05:00', title: 'One' }, { at: '04:00', title: 'Two' }] }, ['chapters.1.at']],
    ['a chapter after the end', { chapters: [{ at: '1:00:00', title: 'One' }] }, ['chapters.0.at']],
    ['a chapter that leads nowhere', { chapters: [{ at: '00:00', title: 'Three' }] }, ['chapters.0.title']],
  ])('with %s is refused', (_what, change, expected) => {
    expect(paths(rulesOfWebinar({ ...webinar, ...change }))).toEqual(expected);
  });
});

describe('an event', () => {
  it('ends after it has begun, by its instants and not by its clock', () => {
    expect(rulesOfEvent(event)).toEqual([]);
    expect(paths(rulesOfEvent({ ...event, end: '2027-03-09T10:00' }))).toEqual(['end']);
    // The second reading of an hour comes after the first, though its clock shows less.
    expect(rulesOfEvent({ ...event, zone: 'America/New_York', start: '2026-11-01T01:45-04:00', end: '2026-11-01T01:15-05:00' })).toEqual([]);
  });

  it('names each time that its clock does not show', () => {
    expect(paths(rulesOfEvent({ ...event, start: '2027-03-28T02:30', end: '2027-02-30T10:00' }))).toEqual(['start', 'end']);
    expect(paths(rulesOfEvent({ ...event, slug: 'past' }))).toEqual(['slug']);
  });
});

it('a white paper is verified when it is published, or later', () => {
  expect(rulesOfWhitePaper({ published: '2026-03-01', verified: '2026-11-21' })).toEqual([]);
  expect(paths(rulesOfWhitePaper({ published: '2026-03-01', verified: '2026-02-01' }))).toEqual(['verified']);
});
