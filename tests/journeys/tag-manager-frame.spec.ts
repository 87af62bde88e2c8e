import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { ProcessManager } from '../../scripts/process-manager';
import { startInstance } from '../integration/support/instance';

const folder = mkdtempSync(path.join(os.tmpdir(), 'site-test-'));
const processes = new ProcessManager(path.join(folder, 'processes.json'));

test.afterAll(async () => {
  await processes.close();
  rmSync(folder, { recursive: true, force: true });
});

// That there is no frame where someone has to consent, the pages' HTML says: tests/integration/tag-manager.test.ts.
test('without JavaScript, the tag manager loads its frame where no consent is required', async ({ browser }) => {
  const asked: string[] = [];
  const site = await startInstance(processes, process.env['DATABASE_URL'] ?? '', {
    TAG_MANAGER_ID: 'GTM-TEST123',
    TAG_MANAGER_CONSENT: 'not-required',
  });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.route('https://www.googletagmanager.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>The frame</p>' });
  });
  await page.goto(`${site.url}/services/support`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
  await site.stop();
  expect(asked).toEqual(['https://www.googletagmanager.com/ns.html?id=GTM-TEST123']);
});
