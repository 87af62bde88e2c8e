import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { toZonedDateTime } from '@/platform/zoned-time';
import type { TrainingClass } from './classes';

const time = { begin: '2027-01-12T09:00', end: '2027-01-12T16:30' };
const day = {
  begin: toZonedDateTime({ wall: time.begin, zone: 'Europe/Berlin' }),
  end: toZonedDateTime({ wall: time.end, zone: 'Europe/Berlin' }),
};
const open: TrainingClass = {
  ...day,
  id: 1,
  key: 'a-class',
  url: '/training/classes/a-class',
  course: {
    key: 'a-course',
    name: 'A course',
    url: '/training/a-course',
    summary: 'What it teaches.',
    level: 'foundation',
    hours: 6,
    prerequisites: 'None.',
  },
  days: [day],
  language: 'en',
  region: 'europe',
  place: 'Online',
  instructor: { key: 'one', name: 'One', role: 'teaches', bio: 'Bio.', media: null, languages: ['en'], sample: false },
  seats: 12,
  isSample: false,
  isCanceled: false,
  updatedAt: '2026-11-28T00:00:00.000Z',
};
const upcoming: TrainingClass[] = [];
vi.mock('./classes', () => ({
  areClassesBookable: true,
  createSeatsLeftLookup: () => Promise.resolve(() => 3),
  getUpcomingClasses: () => Promise.resolve(upcoming),
}));
// Other tests of this process load these modules with other substitutes.
vi.resetModules();
const { ClassPage } = await import('./class-page');

async function render(trainingClass: TrainingClass): Promise<string> {
  return renderToStaticMarkup(await ClassPage({ trainingClass, breadcrumbs: null, renderBooking: () => <p>The panel.</p> }));
}

test('a class that can be booked has its seats first, and the panel above the rules', async () => {
  upcoming.splice(0, upcoming.length, open);
  const html = await render(open);
  expect(html).toContain('<p>What it teaches.</p>');
  expect(html).toContain('3 of 12 seats left');
  expect(html.indexOf('The panel.')).toBeGreaterThan(html.indexOf('id="book"'));
  expect(html.indexOf('The panel.'), 'a phone shows what books without scrolling').toBeLessThan(
    html.indexOf('You don’t pay here.'),
  );
});

test.each([
  [true, 'This class is canceled'],
  [false, 'Booking for this class closed when it began.'],
])(
  'a class that is canceled (%s), or else has begun, says so below its title and offers other classes instead of a seat',
  async (isCanceled, text) => {
    upcoming.length = 0;
    const html = await render({ ...open, isCanceled });
    expect(html).toMatch(new RegExp(`</h1><p>${text}`));
    expect(html).toMatch(/<a [^>]*href="\/training\/live-postgresql-training"[^>]*>See upcoming classes/);
    expect(html).not.toContain('#book');
    expect(html).not.toContain('Book a seat');
    expect(html).not.toContain('Seats');
    expect(html.includes('.ics'), 'no calendar file of what doesn’t take place').toBe(!isCanceled);
  },
);
