import { expect, it } from 'vitest';
import { z } from 'zod';
import { site } from './content-pages';
import { request } from './responses';

/* The life of PostgreSQL's versions for machines: the same days as JSON, as a calendar, and the releases as a feed. */

const lifecycleSchema = z.object({
  asOf: z.iso.date(),
  checked: z.iso.date(),
  versions: z
    .array(
      z.object({
        major: z.string(),
        released: z.iso.date(),
        endOfLife: z.iso.date().nullable(),
        state: z.enum(['supported', 'ended']),
        newestRelease: z.string().nullable(),
        sources: z.array(z.url()).min(1),
      }),
    )
    .min(5),
});

const fetchLifecycle = async () => lifecycleSchema.parse(await (await fetch(`${site}/releases/lifecycle.json`)).json());

it('each version has its end of support in JSON, for scripts of every site', async () => {
  const response = await fetch(`${site}/releases/lifecycle.json`);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  const { asOf, versions } = await fetchLifecycle();
  for (const { major, endOfLife, state } of versions)
    expect(state, major).toBe(endOfLife !== null && endOfLife <= asOf ? 'ended' : 'supported');
});

it('the calendar has the same dates, each with two reminders', async () => {
  const response = await fetch(`${site}/releases/lifecycle.ics`);
  expect(response.headers.get('content-type')).toContain('text/calendar');
  const calendar = (await response.text()).replaceAll('\r\n ', '');
  const events = [...calendar.matchAll(/BEGIN:VEVENT\r\n([\s\S]*?)END:VEVENT/g)].map(([, event = '']) => event);
  const { versions } = await fetchLifecycle();
  const ends = versions.flatMap(({ endOfLife }) => (endOfLife === null ? [] : [endOfLife.replaceAll('-', '')]));
  expect(events.map((event) => /^DTSTART;VALUE=DATE:(\d{8})/m.exec(event)?.[1] ?? '').toSorted()).toEqual(ends.toSorted());
  for (const event of events) expect(event.match(/^TRIGGER:-P\d+D/gm)).toHaveLength(2);
});

it('the release feed is Atom, and each of its entries links to a page', async () => {
  const response = await fetch(`${site}/releases/feed.xml`);
  expect(response.headers.get('content-type')).toContain('application/atom+xml');
  const feed = await response.text();
  const { versions } = await fetchLifecycle();
  const newest = versions.flatMap(({ state, newestRelease }) => (state === 'supported' && newestRelease ? [newestRelease] : []));
  for (const release of newest) expect(feed).toContain(`<title>PostgreSQL ${release}</title>`);
  const links = [...feed.matchAll(/<entry>[\s\S]*?<link[^>]*href="([^"]+)"/g)].map(([, link = '']) => link);
  expect(links.length).toBeGreaterThan(newest.length);
  expect((await request(links[0] ?? '')).status).toBe(200);
});

it('every CVE in the list is also in the feed, unless it is older than the feed’s fifty entries', async () => {
  const feed = await (await fetch(`${site}/security/cve/feed.xml`)).text();
  const days = [...feed.matchAll(/<published>(\d{4}-\d{2}-\d{2})/g)].map(([, day = '']) => day);
  expect(days.length).toBe(50);
  expect(days).toEqual(days.toSorted().toReversed());
});
