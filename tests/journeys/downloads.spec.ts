import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';

const PAGE = '/downloads/postgres-postgresql-downloads';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)' });

  test('a choice opens a page with the commands and a script', async ({ page, request }) => {
    await page.goto(PAGE);
    await page.getByRole('combobox', { name: 'Version' }).selectOption('15');
    await page.getByRole('combobox', { name: 'System' }).selectOption('debian-12');
    await page.getByRole('button', { name: 'Show download' }).click();
    await expect(page).toHaveURL(`${PAGE}/postgresql/15/debian-12/x86-64#choose`);
    await expect(page.getByRole('heading', { name: 'PostgreSQL 15 for Debian 12 on x86-64' })).toBeVisible();

    await page.getByRole('heading', { name: 'The distribution' }).click();
    await expect(page.getByText(/^Verified on Debian 12 with 15\.\d+/)).toBeVisible();
    await expect(page.getByText(/^Verified on/)).toHaveCount(1);
    const script = page.locator('details[open]').getByRole('link', { name: 'Shell script' });
    const text = await (await request.get((await script.getAttribute('href')) ?? '')).text();
    expect(text).toMatch(/^#!\/usr\/bin\/env bash\n/);
    expect(text).toContain('sudo apt install -y postgresql-15');
  });

  test('an impossible choice shows the closest one and says so', async ({ page }) => {
    await page.goto(`${PAGE}/postgresql/18/sles-16/arm64`);
    await expect(page.getByText('There is no PostgreSQL 18 for SLES 16.0 on arm64.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'PostgreSQL 18 for SLES 16.0 on x86-64' })).toBeVisible();
  });

  test('a version that came out after the last check is called unchecked, with a link to the project', async ({ page }) => {
    await page.goto(`${PAGE}/postgresql/19/debian-13`);
    const status = page.getByRole('status').filter({ hasText: 'We haven’t checked commands for PostgreSQL 19 for Debian 13' });
    await expect(status.getByRole('link', { name: 'instructions on www.postgresql.org' })).toBeVisible();
  });

  test('the visitor’s system is suggested, and all files are one click away', async ({ page }) => {
    await page.goto(PAGE);
    await page.getByRole('link', { name: 'Install on this computer' }).click();
    await expect(page).toHaveURL(/\/postgresql\/macos\/arm64#choose$/);
    await page.goto(PAGE);
    await page.getByRole('link', { name: 'Use this computer’s system' }).click();
    await expect(page).toHaveURL(/\/postgresql\/macos\/arm64#choose$/);
    await page.getByRole('link', { name: 'All downloads in one table' }).click();
    await expect(page.getByRole('table', { name: /All files/ }).getByRole('link', { name: /windows-x64\.exe$/ })).not.toHaveCount(
      0,
    );
  });

  test('a calculator shows its calculation, keeps the input, and names missing values', async ({ page, request }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/resources/calculators/cost');
    await expect(page.getByRole('table')).toHaveCount(0);
    const prices = {
      'Processor cores today': '16',
      'Price of one license': '1,000',
      'Cores with Postgres': '10',
      'Migration, once': '300',
    };
    for (const [label, value] of Object.entries(prices)) await page.getByLabel(label).fill(value);
    await page.getByLabel('Annual subscription per core').fill('fifty');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByText('There is no result yet.')).toBeVisible();
    await expect(page.getByLabel('Annual subscription per core')).toHaveValue('fifty');

    await page.getByLabel('Annual subscription per core').fill('50');
    await page.getByRole('button', { name: 'Calculate' }).click();
    // 16,000 of licenses, support 3,520 a year: 10,560. Postgres: 1,500 + 300 + 1,760.
    await expect(
      page.getByRole('heading', { name: 'With your prices, Postgres costs 7,000 less over three years.' }),
      'not below the window',
    ).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Get a quote' })).toHaveAttribute(
      'href',
      '/products/plans-comparison#get-a-quote',
    );
    const csv = await request.get((await page.getByRole('link', { name: 'result as CSV' }).getAttribute('href')) ?? '');
    expect(await csv.text()).toContain('Working,"Today, three years"');
  });
});

test('a public file matches its checksum, and a subscription file asks for credentials', async ({ page, request }) => {
  await page.goto('/software-downloads-postgres');
  const file = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /sample-settings/ }) });
  const link = file.getByRole('link', { name: /sample-settings/ });
  const response = await request.get((await link.getAttribute('href')) ?? '');
  expect(response.headers()['content-disposition']).toBe('attachment; filename="advanced-server-18-sample-settings.tar.gz"');
  const digest = createHash('sha256')
    .update(await response.body())
    .digest('hex');
  await expect(file.getByText(digest)).toBeVisible();
  const paid = page.getByRole('link', { name: /Download .*debian-12-x86-64/ });
  expect((await request.get((await paid.getAttribute('href')) ?? '')).status()).toBe(401);
});

test('the platform matrix is filtered by links and equals its JSON and CSV versions', async ({ page, request }) => {
  await page.goto('/resources/platform-compatibility');
  const table = page.getByRole('table', { name: /offers, as documented/ });
  const before = await table.getByRole('row').count();
  await page
    .getByRole('navigation', { name: 'Filter the matrix' })
    .getByRole('link', { name: /^Advanced|EDB Postgres Advanced/ })
    .click();
  await expect(page).toHaveURL('/resources/platform-compatibility/advanced-server');
  await page.waitForLoadState();
  const rows = await table.getByRole('row').count();
  expect(rows).toBeGreaterThan(1);
  expect(rows).toBeLessThan(before);
  await expect(table.getByRole('rowheader', { name: /RHEL, Rocky, Alma, Oracle 10/ })).toHaveCount(0);
  const { platforms } = await (await request.get('/downloads/platforms.json')).json();
  const csv = await (await request.get('/downloads/platforms.csv')).text();
  expect(csv.trim().split('\r\n')).toHaveLength(platforms.length + 1);
});

test('the matrix is filtered by one system, and its headings stay visible on wide and narrow screens', async ({ page }) => {
  await page.goto('/resources/platform-compatibility');
  await page
    .getByRole('navigation', { name: 'Filter the matrix' })
    .getByRole('link', { name: /^Debian 12/ })
    .click();
  await expect(page).toHaveURL('/resources/platform-compatibility/debian-12');
  const rows = page.getByRole('table', { name: /offers?, as documented/ }).locator('tbody th[scope=row]');
  await expect(rows).not.toHaveCount(0);
  for (const name of await rows.allTextContents()) expect(name).toMatch(/^Debian 12/);

  await page.goto('/resources/platform-compatibility');
  const table = page.getByRole('table', { name: /offers, as documented/ });
  const [head, last] = [table.getByRole('columnheader', { name: 'System' }), table.getByRole('row').last()];
  await page.setViewportSize({ width: 1440, height: 700 });
  await last.evaluate((row) => row.scrollIntoView({ block: 'end' }));
  await expect(head).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 360, height: 700 });
  const box = table.locator('xpath=..');
  await box.evaluate((element) => {
    element.scrollIntoView({ block: 'end' });
    element.scrollTo(element.scrollWidth, element.scrollHeight);
  });
  await expect(head).toBeInViewport({ ratio: 1 });
  await expect(table.getByRole('columnheader', { name: 's390x' })).toBeInViewport({ ratio: 0.9 });
  await expect(last.getByRole('rowheader')).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('all commands are copied together, in order, each with its title', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${PAGE}/postgresql/17/rhel-9/x86-64`);
  const way = page.locator('details[open]').first();
  const all = way.locator('details', { has: page.getByText('All commands at once') });
  await all.locator('summary').click();
  await all.getByRole('button', { name: 'Copy code' }).click();
  await expect(all.getByText('Copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const titles = [...copied.matchAll(/^# (.+)$/gm)].map(([, title]) => title);
  expect(titles).toEqual(await way.locator('ol h5').allTextContents());
  expect(copied.indexOf('dnf install -y postgresql17-server')).toBeGreaterThan(copied.indexOf('pgdg-redhat-repo-latest'));
});

test('commands between which the reader answers an installer are not joined', async ({ page }) => {
  await page.goto(`${PAGE}/postgresql/18/windows/x86-64`);
  await expect(page.getByRole('heading', { name: 'PostgreSQL 18 for Windows on x86-64' })).toBeVisible();
  await expect(page.getByText('All commands at once')).toHaveCount(0);
});

test('a package repository file, an image, and the source are linked with their checksums or signatures', async ({ page }) => {
  await page.goto(`${PAGE}/postgresql/17/rhel-9/arm64`);
  await expect(page.getByRole('link', { name: 'pgdg-redhat-repo-latest.noarch.rpm' })).toHaveAttribute(
    'href',
    'https://download.postgresql.org/pub/repos/yum/reporpms/EL-9-aarch64/pgdg-redhat-repo-latest.noarch.rpm',
  );
  await page.goto(`${PAGE}/postgresql/17/debian-12/x86-64`);
  await expect(page.getByText('apt-get download --print-uris postgresql-17')).toBeVisible();
  await page.goto(`${PAGE}/postgresql/17/source/x86-64`);
  const source = await page.getByRole('link', { name: /^Download postgresql-17\.\d+\.tar\.bz2$/ }).getAttribute('href');
  await expect(page.getByRole('link', { name: 'SHA-256', exact: true })).toHaveAttribute('href', `${source}.sha256`);
});
