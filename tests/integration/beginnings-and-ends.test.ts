import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInAdministrator } from './support/administrator';
import { makeFilledDatabase, type TestDatabase } from './support/database';
import { sessionOf } from './support/form-visitor';
import { type Instance, startInstance } from './support/instance';
import { processesOfFile } from './support/processes';

/*
 * What is public from a day on, or until one. The moments themselves are worked out from days and zones by hooks (unit
 * tests); here a moment is set a few seconds ahead in the database, and pages that were kept before it are asked again.
 */
const AHEAD_SECONDS = 8;
const WITHIN_MS = 20_000;
const JOBS = '/careers/job-openings';
const PRESS = '/company/press-releases';
const CLOSING = 'internship-extensions';
const FUTURE = 'a-release-of-the-future';

const processes = processesOfFile();
let database: TestDatabase;
let site: Instance;

beforeAll(async () => {
  database = await makeFilledDatabase('beginnings_and_ends', processes);
  site = await startInstance(processes, database.url);
});
afterAll(async () => {
  await site?.stop();
  await database?.drop();
});

async function textAt(address: string): Promise<string> {
  const answer = await site.get(address);
  expect(answer.status, `${address}\n${site.output()}`).toBe(200);
  return answer.text();
}

const statusAt = (address: string) => site.get(address).then(({ status }) => status);

describe('a job with a last moment', () => {
  it('leaves its address, the lists, the maps and the search when that has come, though all of them were kept', async () => {
    // It is no sample, so that the maps name it, and it closes soon.
    await database.client.query(`update job_openings set sample = false, visible_until = now() + $1::interval where slug = $2`, [`${AHEAD_SECONDS} seconds`, CLOSING]);
    const pages = [JOBS, `${JOBS}/kind/internship`];
    for (const page of [...pages, '/sitemap.xml', '/llms.txt', '/search?q=internship']) expect(await textAt(page), page).toContain(`${JOBS}/${CLOSING}`);
    const open = await textAt(`${JOBS}/${CLOSING}`);
    expect(open).toContain('"@type":"JobPosting"');
    expect(open).not.toContain('name="robots"');
    expect((await site.get(`${JOBS}/${CLOSING}`)).headers.get('x-nextjs-cache'), 'the page was kept').toBe('HIT');

    await expect.poll(() => statusAt(`${JOBS}/${CLOSING}`), { timeout: WITHIN_MS, interval: 250 }).toBe(410);
    const closed = await (await site.get(`${JOBS}/${CLOSING}`)).text();
    expect(closed).toMatch(/<h1>Closed: /);
    expect(closed).toContain('Similar positions that are open');
    expect(closed).toContain('noindex');
    expect(closed).not.toContain('JobPosting');
    for (const page of [...pages, '/sitemap.xml', '/llms.txt', '/search?q=internship']) expect(await textAt(page), page).not.toContain(`${JOBS}/${CLOSING}`);
  });
});

describe('a release with a day to come', () => {
  it('is nowhere before that day, and from its moment on everywhere', async () => {
    const session = await signInAdministrator(processes, { url: site.url, databaseUrl: database.url });
    const release = {
      slug: FUTURE,
      title: 'A release that was written ahead',
      description: 'Written for a day to come, so that nobody has to be awake when it appears.',
      published: '2099-01-01',
      embargo: '09:00',
      body: 'Nothing of it is to be read before.',
      _status: 'published',
    };
    const answer = await site.get('/api/press-releases', { method: 'POST', headers: { 'Content-Type': 'application/json', Origin: site.url, Cookie: session }, body: JSON.stringify(release) });
    expect(answer.status, await answer.text()).toBe(201);
    const { rows } = await database.client.query<{ moment: Date }>('select visible_from as moment from press_releases where slug = $1', [FUTURE]);
    expect(rows[0]?.moment.toISOString()).toBe('2099-01-01T14:00:00.000Z');

    const places = [PRESS, `${PRESS}/feed.xml`, '/sitemap.xml', '/llms.txt', '/search?q=awake'];
    for (const place of places) expect(await textAt(place), place).not.toContain(FUTURE);
    expect(await statusAt(`${PRESS}/${FUTURE}`)).toBe(404);
    expect(await statusAt(`${PRESS}/${FUTURE}.md`)).toBe(404);
    expect(await statusAt(`/open-graph${PRESS}/${FUTURE}.png`)).toBe(404);
    const asked = await site.get(`/api/press-releases?where[slug][equals]=${FUTURE}`, { headers: { cookie: await sessionOf(database, 'sales') } });
    expect(await asked.text(), 'the interface of the content management').toContain('"docs":[]');

    // An editor brings it forward; what is kept is dropped by that, and made with the new moment ahead.
    await database.client.query(`update press_releases set visible_from = now() + $1::interval where slug = $2`, [`${AHEAD_SECONDS} seconds`, FUTURE]);
    await database.client.query(`select page_cache.drop_tags(array['data:press-releases'])`);
    await expect.poll(async () => (await site.get(PRESS)).headers.get('x-nextjs-cache'), { timeout: WITHIN_MS, interval: 50 }).toBe('HIT');
    await expect.poll(() => statusAt(`${PRESS}/${FUTURE}`), { timeout: WITHIN_MS, interval: 250 }).toBe(200);
    for (const place of places) expect(await textAt(place), place).toContain(FUTURE);
  });
});
