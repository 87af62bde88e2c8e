import { describe, expect, it } from 'vitest';
import { runBeforeDeadline } from '../support/before-deadline';
import { createSession } from '../support/form-visitor';
import { database, site } from './site';

/*
 * What is public from a day on, or until one. The moments themselves are worked out from days and zones by hooks (unit
 * tests); here a moment is set some seconds ahead in the database, and pages that were kept before it are asked again.
 */
const JOBS = '/careers/job-openings';
const PRESS = '/company/press-releases';
const CLOSING = 'internship-extensions';
const FUTURE = 'a-release-of-the-future';

async function textAt(path: string): Promise<string> {
  const answer = await site.get(path);
  expect(answer.status, `${path}\n${site.output()}`).toBe(200);
  return answer.text();
}

const statusAt = (path: string) => site.get(path).then(({ status }) => status);

describe('a job opening with an end time', () => {
  it('disappears from its URL, lists, sitemaps, and the search at that time, although all of them were cached', async () => {
    // It isn't a sample, so that the sitemap lists it, and it closes soon.
    const closeIn = async (seconds: number) => {
      await database.client.query(
        `update job_openings set sample = false, visible_until = now() + $1::interval where slug = $2`,
        [`${seconds} seconds`, CLOSING],
      );
      await database.client.query(`update search.document set visible_until = now() + $1::interval where page = $2`, [
        `${seconds} seconds`,
        `${JOBS}/${CLOSING}`,
      ]);
      await database.client.query(`select page_cache.drop_tags(array['data:job-openings'])`);
    };
    const pages = [JOBS, `${JOBS}/kind/internship`];
    await runBeforeDeadline(closeIn, async (seconds) => {
      const within = { timeout: seconds * 1000 };
      await expect.poll(() => statusAt(`${JOBS}/${CLOSING}`), within).toBe(200);
      await expect.poll(() => textAt(`${JOBS}/${CLOSING}`), within).toContain('"@type":"JobPosting"');
      for (const page of [...pages, '/sitemap.xml', '/llms.txt', '/search?q=internship'])
        expect(await textAt(page), page).toContain(`${JOBS}/${CLOSING}`);
      expect(await textAt(`${JOBS}/${CLOSING}`)).not.toContain('name="robots"');
      await expect
        .poll(async () => (await site.get(`${JOBS}/${CLOSING}`)).headers.get('x-nextjs-cache'), {
          ...within,
          message: 'the page was kept',
        })
        .toBe('HIT');
      expect(await textAt(`${JOBS}/${CLOSING}`)).toContain('"@type":"JobPosting"');
    });

    await expect.poll(() => statusAt(`${JOBS}/${CLOSING}`), { interval: 250 }).toBe(410);
    const closed = await (await site.get(`${JOBS}/${CLOSING}`)).text();
    expect(closed).toMatch(/<h1>Closed: /);
    expect(closed).toContain('Similar positions that are open');
    expect(closed).toContain('noindex');
    expect(closed).not.toContain('JobPosting');
    for (const page of [...pages, '/sitemap.xml', '/llms.txt', '/search?q=internship'])
      expect(await textAt(page), page).not.toContain(`${JOBS}/${CLOSING}`);
  });
});

describe('a press release with a future date', () => {
  it('is invisible before that date, and visible everywhere from then on', async () => {
    const session = await createSession(database, 'administrator');
    const release = {
      slug: FUTURE,
      title: 'A release that was written ahead',
      description: 'Written for a day to come, so that nobody has to be awake when it appears.',
      published: '2099-01-01',
      embargo: '09:00',
      body: 'Nothing of it is to be read before.',
      _status: 'published',
    };
    const answer = await site.get('/api/press-releases', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: site.url, Cookie: session },
      body: JSON.stringify(release),
    });
    expect(answer.status, await answer.text()).toBe(201);
    const { rows } = await database.client.query<{ moment: Date }>(
      'select visible_from as moment from press_releases where slug = $1',
      [FUTURE],
    );
    expect(rows[0]?.moment.toISOString()).toBe('2099-01-01T14:00:00.000Z');

    const places = [PRESS, `${PRESS}/feed.xml`, '/sitemap.xml', '/llms.txt', '/search?q=awake'];
    for (const place of places) expect(await textAt(place), place).not.toContain(FUTURE);
    expect(await statusAt(`${PRESS}/${FUTURE}`)).toBe(404);
    expect(await statusAt(`${PRESS}/${FUTURE}.md`)).toBe(404);
    expect(await statusAt(`/open-graph${PRESS}/${FUTURE}.png`)).toBe(404);
    const asked = await site.get(`/api/press-releases?where[slug][equals]=${FUTURE}`, {
      headers: { cookie: await createSession(database, 'sales') },
    });
    expect(await asked.text(), 'Payload’s REST API').toContain('"docs":[]');

    // An editor moves it forward, which invalidates the cached pages; they are rendered again with the new time.
    const appearIn = async (seconds: number) => {
      await database.client.query(`update press_releases set visible_from = now() + $1::interval where slug = $2`, [
        `${seconds} seconds`,
        FUTURE,
      ]);
      await database.client.query(`update search.document set visible_from = now() + $1::interval where page = $2`, [
        `${seconds} seconds`,
        `${PRESS}/${FUTURE}`,
      ]);
      await database.client.query(`select page_cache.drop_tags(array['data:press-releases'])`);
    };
    await runBeforeDeadline(appearIn, async (seconds) => {
      await expect
        .poll(async () => (await site.get(PRESS)).headers.get('x-nextjs-cache'), { timeout: seconds * 1000 })
        .toBe('HIT');
      expect(await textAt(PRESS)).not.toContain(FUTURE);
    });
    await expect.poll(() => statusAt(`${PRESS}/${FUTURE}`), { interval: 250 }).toBe(200);
    for (const place of places) expect(await textAt(place), place).toContain(FUTURE);
  });
});
