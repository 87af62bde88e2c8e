import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { z } from 'zod';
import { addMinutes, hasPassed, toZonedDateTime } from '@/platform/zoned-time';

const webinarSchema = z.object({ title: z.string(), start: z.string(), zone: z.string(), minutes: z.number() });
const FOLDER = path.resolve('content/webinars');
/** The sessions of content/: as time goes on, the upcoming ones move to the list of recordings. */
const sessions = readdirSync(FOLDER).map((file) => {
  const [, yaml = ''] = readFileSync(path.join(FOLDER, file), 'utf8').split(/^---$/m);
  const { title, start, zone, minutes } = webinarSchema.parse(parse(yaml));
  return { title, end: addMinutes(toZonedDateTime({ wall: start, zone }), minutes) };
});

const WEBINAR = '/resources/webinars/row-level-security-that-holds';
const TABS = '/postgres-tutorials/install-postgresql-first-steps';

test.describe('a session in New York', () => {
  test.use({ timezoneId: 'Asia/Kolkata' });
  test('is shown to a reader in India in local time, UTC, and New York time', async ({ page }) => {
    await page.goto(WEBINAR);
    await expect(page.getByText('Thursday, January 21, 2027, 10:00 to 10:45 AM, New York time (UTC−5)')).toBeVisible();
    await expect(page.locator('[data-own-time]')).toHaveText(
      /^3:00 to 3:45 PM UTC; for you Thursday, January 21, 2027, 8:30 to 9:15\sPM$/,
    );
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a session has its times in the speaker’s time zone and in UTC', async ({ page }) => {
    await page.goto(WEBINAR);
    await expect(page.locator('[data-own-time]')).toHaveText('3:00 to 3:45 PM UTC');
    await page.getByRole('link', { name: 'Webinars', exact: true }).first().click();
    await page.getByRole('navigation', { name: 'Webinars' }).getByRole('link', { name: 'On demand' }).click();
    await expect(page).toHaveURL(/\/resources\/webinars\/on-demand#list$/);
    await expect(page.getByRole('link', { name: 'Logical replication in PostgreSQL 18' })).toBeVisible();
    for (const { title, end } of sessions.filter((session) => !hasPassed(session.end, new Date())))
      await expect(page.getByRole('link', { name: title }), `it ends on ${end.toString()}`).toHaveCount(0);
  });

  test('tabs switch by pointer and by keyboard', async ({ page }) => {
    await page.goto(TABS);
    const tabs = page.getByRole('group', { name: /^Choose: Debian, Ubuntu/ });
    await expect(tabs.getByText('pg_lsclusters')).toBeVisible();
    await expect(tabs.getByText('postgresql18-server')).toBeHidden();
    await tabs.getByText('Rocky, Alma, RHEL 9').click();
    await expect(tabs.getByText('postgresql18-server')).toBeVisible();
    await expect(tabs.getByText('pg_lsclusters')).toBeHidden();
    await page.keyboard.press('ArrowRight');
    await expect(tabs.getByRole('radio', { name: 'Container' })).toBeChecked();
    await expect(tabs.getByText('docker run')).toBeVisible();
  });

  test('print shows the content of all tabs', async ({ page }) => {
    await page.goto(TABS);
    await page.emulateMedia({ media: 'print' });
    const tabs = page.getByRole('group', { name: /^Choose: Debian, Ubuntu/ });
    for (const text of ['pg_lsclusters', 'postgresql18-server', 'docker run']) await expect(tabs.getByText(text)).toBeVisible();
  });
});
