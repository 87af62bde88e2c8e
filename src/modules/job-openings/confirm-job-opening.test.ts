import { z } from 'zod';
import { describe, expect, it } from 'vitest';
import type { JobOpening } from '@/payload-types';
import { confirmJobOpening } from './confirm-job-opening';

const doc = z.custom<JobOpening>().parse({
  slug: 'writer',
  title: 'Writer',
  team: 'product',
  place: 'remote-europe',
  visibleUntil: '2027-03-01T00:00:00Z',
});

describe('the confirmation of an application', () => {
  it('names the position, its team and its place', () => {
    const { heading, page, facts, notes, isOver } = confirmJobOpening(doc, new Date('2027-02-28'));
    expect([heading, page?.url]).toEqual(['We’ve received your application for Writer', '/careers/job-openings/writer']);
    expect(facts.map(({ value }) => value)).toEqual(['Product', 'Remote, Europe']);
    expect([notes, isOver]).toEqual([[], undefined]);
  });

  it('says that an answer comes even if the position is closed or its page is gone', () => {
    const closed = confirmJobOpening(doc, new Date('2027-03-01'));
    expect([closed.isOver, closed.notes]).toEqual([true, ['This position is closed by now. You’ll still get an answer.']]);
    const gone = confirmJobOpening(undefined, new Date('2027-02-28'));
    expect([gone.page, gone.notes]).toEqual([
      undefined,
      ['This position isn’t on our site anymore. You’ll still get an answer.'],
    ]);
  });
});
