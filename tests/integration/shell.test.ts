import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPolicyProblems, readPagesWithPolicy } from './support/content-security-policy';
import { createSeededDatabase, type TestDatabase } from './support/database';
import { startInstance, type Instance } from './support/instance';
import { createProcesses } from './support/processes';

const processes = createProcesses();
let database: TestDatabase;
let site: Instance;

beforeAll(async () => {
  database = await createSeededDatabase('shell', processes);
  // What an editor may leave out or set, before any page is rendered.
  await database.client.query(`update pages set meta_title = null, border_padding = true where url = '/legal'`);
  site = await startInstance(processes, database.url, {
    SITE_URL: 'https://www.example.org',
    HOST: '127.0.0.1',
    PAYLOAD_SECRET: 'a-secret-of-at-least-24-characters',
    IDENTITY_URL: '',
    IDENTITY_CLIENT_ID: '',
    PRODUCTION: 'false',
    TAG_MANAGER_ID: 'GTM-TEST123',
    TAG_MANAGER_CONSENT: 'required',
  });
});
afterAll(async () => {
  await processes.close();
  await database.drop();
});

const textOf = async (path: string) => (await site.get(path)).text();

describe('a public site without an identity provider', () => {
  it.each(['/', '/why-edb/high-availability', '/postgres-tutorials/autovacuum-tuning', '/training/learning-paths/postgres-dba'])(
    'does not offer to sign in on %s',
    async (path) => {
      const html = await textOf(path);
      expect(html).toContain('<h1');
      for (const offer of ['>Sign in<', 'Save for later', 'Sign in to keep', 'okta-token-storage'])
        expect(html.includes(offer), offer).toBe(false);
    },
  );

  it.each(['/thank-you-account-support', '/edb-postgres-trial-expiration', '/enterprise-postgres/cloud-native-trial'])(
    'promises no dashboard on %s',
    async (path) => {
      const html = await textOf(path);
      expect(html).toContain('<h1');
      expect(html).not.toMatch(/dashboard/i);
    },
  );

  it.each(['/dashboard', '/login/callback?code=a&state=b', '/logout'])('says so on %s', async (path) => {
    const html = await textOf(path);
    expect(html).toMatch(/<h1[^>]*>Sign-in is turned off<\/h1>/);
    expect(html).not.toContain('>Sign in<');
  });
});

describe('a site that is not the production site', () => {
  it.each(['/', '/blog/feed.xml', '/dashboard', '/icon.svg'])('keeps %s out of search engines', async (path) => {
    const answer = await site.get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  });
});

describe('the fields of a page', () => {
  it('without a title of its own, it has the default title', async () => {
    const html = await textOf('/legal');
    expect(html).toContain('<title>EDB: Postgres for the enterprise</title>');
    expect(html).toContain('<meta property="og:title" content="EDB: Postgres for the enterprise"/>');
  });

  it('border padding gives the content more space at the edge, on that page only', async () => {
    const styled = /<main [^>]*class="([^"]+)"/.exec(await textOf('/legal'))?.[1] ?? 'none';
    expect(await textOf('/legal')).toMatch(new RegExp(`\\.${styled}\\{--edge:`));
    expect(await textOf('/gdpr')).toMatch(/<main id="main-content" tabindex="-1">/i);
  });

  it('the hub of an area shows the long descriptions of its pages', async () => {
    const { rows } = await database.client.query(
      `select long_description from pages where section = 'training' and url <> '/training' and _status = 'published'`,
    );
    const html = await textOf('/training');
    const shown = rows.filter(({ long_description: text }) => html.includes(String(text).slice(0, 30).replaceAll("'", '&#x27;')));
    expect(rows.length).toBeGreaterThan(10);
    expect(shown).toHaveLength(rows.length);
  });
});

/*
 * The other settings are tested where a server has them: none in standard-site/http-semantics.ts, consent by region and none at all in
 * the journeys privacy-choices and tag-manager-frame.
 */
describe('with a tag manager that needs consent', () => {
  it('a page loads nothing of it before asking for consent', async () => {
    for (const page of await readPagesWithPolicy(site)) {
      expect(findPolicyProblems(page)).toEqual([]);
      expect(page.html).not.toMatch(/<(?:script|iframe|img|link)[^>]*googletagmanager/);
      expect(page.html).toContain('data-consent-bar');
      expect(page.html).toMatch(
        /<button[^>]*data-consent-choice="accepted"[^>]*>Accept<\/button><button[^>]*data-consent-choice="declined"[^>]*>Reject<\/button>/,
      );
      expect(page.policy.get('script-src')).toContain('https://www.googletagmanager.com');
    }
  });

  it('an invalid ID is rejected at startup, with the variable’s name', async () => {
    await expect(startInstance(processes, database.url, { TAG_MANAGER_ID: 'UA-1' })).rejects.toMatchObject({
      output: expect.stringContaining('TAG_MANAGER_ID: must look like GTM-XXXXXXX'),
    });
  });
});
