import ICAL from 'ical.js';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { runBeforeDeadline } from '../support/before-deadline';
import { database, site } from './site';

/* The files of webinars, events and white papers as the built site answers them, and what happens when a session ends. */

const textOf = async (path: string): Promise<string> => (await site.get(path)).text();

async function eventsAt(path: string): Promise<ICAL.Event[]> {
  const answer = await site.get(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  return new ICAL.Component(ICAL.parse(await answer.text()))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));
}

describe('calendar files', () => {
  it('contain the one session, at the right instant', async () => {
    // 4 PM in Berlin, two days after the clocks were set back.
    const [event, ...others] = await eventsAt('/resources/webinars/logical-replication-in-postgresql-18.ics');
    expect(others).toEqual([]);
    expect(event?.startDate.toString()).toBe('2026-10-27T15:00:00Z');
    expect(event?.endDate.toString()).toBe('2026-10-27T16:00:00Z');
    expect(event?.uid).toContain('resources.webinars.logical-replication-in-postgresql-18@');
  });

  it('contain the days of an event across a daylight saving change', async () => {
    const [event] = await eventsAt('/resources/events/postgres-day-lisbon-2026.ics');
    expect(event?.startDate.toString()).toBe('2026-10-24T08:00:00Z');
    expect(event?.endDate.toString()).toBe('2026-10-25T13:00:00Z');
  });

  it('contain all sessions, or those of a region', async () => {
    expect((await eventsAt('/resources/webinars/calendar.ics')).length).toBeGreaterThanOrEqual(8);
    const all = await eventsAt('/resources/events/calendar.ics');
    const some = await eventsAt('/resources/events/region/asia-pacific/calendar.ics');
    expect(all.length).toBeGreaterThanOrEqual(8);
    expect(some.length).toBeGreaterThan(0);
    expect(some.length).toBeLessThan(all.length);
  });

  it.each([
    '/resources/webinars/none.ics',
    '/resources/events/none.ics',
    '/resources/events/region/mars/calendar.ics',
    '/resources/white-papers/none.pdf',
  ])('do not exist at %s', async (path) => {
    expect((await site.get(path)).status).toBe(404);
  });
});

describe('a white paper as a PDF', () => {
  const path = '/resources/white-papers/planning-a-major-upgrade.pdf';

  it('is rendered once, and has the headings and cells of its page', async () => {
    const first = await site.get(path);
    expect(first.status).toBe(200);
    expect(first.headers.get('content-type')).toBe('application/pdf');
    const bytes = new Uint8Array(await first.arrayBuffer());
    const { text } = await extractText(await getDocumentProxy(bytes.slice()), { mergePages: true });
    expect(text).toContain('The cutover, planned backward');
    expect(text).toContain('Dump and restore');
    const again = await site.get(path);
    expect(Buffer.from(await again.arrayBuffer()).equals(Buffer.from(bytes))).toBe(true);
    const { rows } = await database.client.query<{ count: string }>(
      "select count(*) from page_cache.page where key like '%planning-a-major-upgrade' and key like '%paper%'",
    );
    expect(Number(rows[0]?.count)).toBe(1);
  });
});

describe('a session that ends', () => {
  it('moves from the upcoming to the on-demand sessions, even though the page was cached', async () => {
    const title = 'The upgrade weekend, planned backward';
    // It began so long ago that it ends in a few seconds.
    const endIn = async (seconds: number) => {
      const start = new Date(Date.now() - 60 * 60_000 + (seconds + 1) * 1000).toISOString().slice(0, 19);
      await database.client.query(
        "update webinars set zone = 'UTC', minutes = 60, start = $1 where slug = 'upgrade-weekend-planned-backwards'",
        [start],
      );
      await database.client.query("select page_cache.drop_tags(array['data:webinars'])");
    };
    await runBeforeDeadline(endIn, (seconds) =>
      expect.poll(() => textOf('/resources/webinars'), { timeout: seconds * 1000 }).toContain(title),
    );
    await expect.poll(() => textOf('/resources/webinars'), { interval: 250 }).not.toContain(title);
    expect(await textOf('/resources/webinars/on-demand')).toContain(title);
  });
});
