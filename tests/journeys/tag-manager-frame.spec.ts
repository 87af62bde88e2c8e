import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { ProcessManager } from '../../scripts/process-manager';
import { findPolicyProblems, readPagesWithPolicy } from '../integration/support/content-security-policy';
import { type Instance, startInstance } from '../integration/support/instance';

const ORIGIN = 'https://www.googletagmanager.com';
const ID = 'GTM-TEST123';

const folder = mkdtempSync(path.join(os.tmpdir(), 'site-test-'));
const processes = new ProcessManager(path.join(folder, 'processes.json'));
let site: Instance;

// In one process, with one server.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  site = await startInstance(processes, process.env['DATABASE_URL'] ?? '', {
    TAG_MANAGER_ID: ID,
    TAG_MANAGER_CONSENT: 'not-required',
  });
});
test.afterAll(async () => {
  await processes.close();
  rmSync(folder, { recursive: true, force: true });
});

test('where no consent is required, every page has the tag manager’s script and frame, and the policy allows both', async () => {
  for (const { html, policy } of await readPagesWithPolicy(site)) {
    expect(findPolicyProblems({ html, policy }, process.env['IDENTITY_URL'])).toEqual([]);
    expect(html).toContain(`src="${ORIGIN}/gtm.js?id=${ID}"`);
    expect(html).toMatch(new RegExp(`<noscript><iframe src="${ORIGIN}/ns\\.html\\?id=${ID}"`));
    expect(html).toContain("event:'gtm.js'");
    expect(html).not.toContain('data-consent-bar');
    expect(policy.get('frame-src')).toEqual([ORIGIN]);
    for (const name of ['script-src', 'img-src', 'connect-src']) expect(policy.get(name), name).toContain(ORIGIN);
    for (const name of ['default-src', 'style-src', 'font-src', 'form-action'])
      expect(policy.get(name), name).not.toContain(ORIGIN);
  }
});

// That there is no frame where someone has to consent, the pages' HTML says: tests/integration/shell.test.ts.
test('without JavaScript, the tag manager loads its frame where no consent is required', async ({ browser }) => {
  const asked: string[] = [];
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.route(`${ORIGIN}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>The frame</p>' });
  });
  await page.goto(`${site.url}/services/support`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
  expect(asked).toEqual([`${ORIGIN}/ns.html?id=${ID}`]);
});
