import { test } from '@playwright/test';
import { z } from 'zod';
import { createDraft, expect, openForm, removePage, signIn, signInInNewContext, site } from './admin';

/*
 * What the admin adds to Payload's forms and lists for people who write: formatted text that is pasted, names, suggestions, and
 * who did what.
 */
test.describe.configure({ timeout: 240_000 });
test.use({ actionTimeout: 30_000, navigationTimeout: 60_000, baseURL: site });

const HTML = `<b style="font-weight:normal" id="docs-internal-guid-1"><h1><span>Why it was slow</span></h1>
  <p><span style="font-weight:700">Bloat</span><span>, see </span><a href="${site}/blog">the blog</a>.</p>
  <ul><li><p>First</p></li><li><p>Second</p></li></ul><p><img src="https://pictures.example/1.png"></p></b>`;
const MARKDOWN = '## Why it was slow\n\n**Bloat**, see [the blog](/blog).\n\n- First\n- Second';

test('text from a word processor is pasted as Markdown, and can be undone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'author');
  await page.goto('/admin/collections/newsletter-issues/create');
  const text = page.locator('#field-body');
  await text.fill('Typed before. ');
  await page.evaluate(async (html) => {
    const types = { 'text/html': html, 'text/plain': 'Why it was slow' };
    const blobs = Object.entries(types).map(([type, value]) => [type, new Blob([value], { type })]);
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
  }, HTML);
  await text.press('End');
  await text.press('Control+V');
  await expect(text).toHaveValue(`Typed before. ${MARKDOWN}`);
  await expect(page.getByText('One picture wasn’t pasted.')).toBeVisible();
  await text.press('Control+Z');
  await expect(text).toHaveValue('Typed before. ');
  // A field that isn't for Markdown gets the text alone.
  await page.locator('#field-subject').press('Control+V');
  await expect(page.locator('#field-subject')).toHaveValue('Why it was slow');
});

test('a picture is inserted in the text where the cursor was', async ({ page }) => {
  await signIn(page, 'author');
  const created = await page.request.post(`${site}/api/posts?draft=true`, {
    data: { body: '## Figures\n\n', _status: 'draft' },
    headers: { origin: site },
  });
  const id = z.object({ doc: z.object({ id: z.number() }) }).parse(await created.json()).doc.id;
  try {
    await page.goto(`/admin/collections/posts/${id}`);
    const dialog = page.getByRole('dialog', { name: 'Insert a picture' });
    await page.getByRole('button', { name: 'Insert picture' }).click();
    await expect(dialog).toContainText('First place the cursor in a Markdown text');
    await page.keyboard.press('Escape');
    await page.locator('#field-body').press('Control+End');
    await page.getByRole('button', { name: 'Insert picture' }).click();
    await dialog.getByLabel('Find a picture by name or alt text').fill('insert rows');
    await dialog.getByRole('button', { name: 'insert-rates' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.locator('#field-body')).toHaveValue(/^## Figures\n\n!\[Six ways to insert.+\]\(media:insert-rates\)$/);
    await expect(page.locator('#field-body')).toBeFocused();
    const fetchDraft = async () => (await page.request.get(`${site}/api/posts/${id}?draft=true&depth=0`)).text();
    await expect.poll(fetchDraft, 'the draft has the picture').toContain('media:insert-rates');
    await page.goto('/admin/collections/media/insert-rates');
    const uses = page.getByRole('region', { name: 'Where it’s shown' });
    await expect(uses.locator(`a[href="/admin/collections/posts/${id}"]`)).toBeVisible();
  } finally {
    await page.request.delete(`${site}/api/posts/${id}`, { headers: { origin: site } });
  }
});

test('the form of a new author has a name, and suggests the key', async ({ page }) => {
  await signIn(page);
  await page.goto('/admin/collections/authors/create');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New author');
  await page.locator('#field-name').fill('Upgrade team');
  await page.getByRole('button', { name: 'Use upgrade-team' }).click();
  await expect(page.locator('#field-key')).toHaveValue('upgrade-team');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upgrade team');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('#field-about'), 'the only field that is missing').toBeFocused();
});

test('no button above a form covers another, or is outside the window', async ({ page, browser }) => {
  const author = await signInInNewContext(browser, 'author');
  const id = await createDraft(author, { url: '/company/with-all-buttons', label: 'With all buttons' });
  try {
    await signIn(page, 'editor');
    await openForm(page, id);
    const buttons = page.locator('.doc-controls__controls-wrapper').locator('button, a').filter({ visible: true });
    await expect(buttons.filter({ hasText: 'Approve' })).toHaveCount(1);
    for (const width of [1920, 1440, 1280, 1100, 1024, 640]) {
      await page.setViewportSize({ width, height: 800 });
      const boxes = await Promise.all((await buttons.all()).map((button) => button.boundingBox()));
      const covered = boxes.flatMap((one, index) =>
        boxes.slice(index + 1).filter((other) => one && other && overlaps(one, other)),
      );
      expect(covered, `at ${width} pixels, covered`).toEqual([]);
      expect(
        boxes.filter((box) => !box || box.x < 0 || box.x + box.width > width),
        `at ${width} pixels, outside`,
      ).toEqual([]);
    }
  } finally {
    await removePage(author, id);
    await author.context().close();
  }
});

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function overlaps(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height
  );
}

test('the form of a page leads to what was done to it, and by whom', async ({ page }) => {
  await signIn(page, 'author');
  const id = await createDraft(page, { url: '/company/with-a-history', label: 'With a history' });
  try {
    await openForm(page, id);
    await page.getByRole('link', { name: 'Who changed what' }).click();
    const rows = page.locator('.collection-list .table tbody tr');
    await expect(rows).toHaveCount(1);
    await expect(rows.locator('.cell-kind')).toHaveText('Page');
    await expect(rows.locator('.cell-name')).toHaveText('Arthur Author');
    await expect(rows.getByRole('link', { name: 'With a history' })).toHaveAttribute('href', `/admin/collections/pages/${id}`);
  } finally {
    await removePage(page, id);
  }
  await page.reload();
  // Its versions, which had its title, are gone.
  const deleted = page.locator('.collection-list .table tbody tr', { hasText: 'Deleted' });
  await expect(deleted.locator('.cell-title')).toHaveText('With a history');
  await expect(deleted.locator('.cell-title a')).toHaveCount(0);
});

test('a newsletter that is scheduled says so at once, in the time zone of the editor', async ({ page }) => {
  await signIn(page, 'editor');
  const created = await page.request.post(`${site}/api/newsletter-issues`, {
    data: { subject: 'Scheduled in the panel', topics: ['events'], body: 'Read [the blog](/blog).' },
    headers: { origin: site },
  });
  const id = z.object({ doc: z.object({ id: z.number() }) }).parse(await created.json()).doc.id;
  const year = new Date().getFullYear() + 1;
  await page.goto(`/admin/collections/newsletter-issues/${id}`);
  const panel = page.getByRole('region', { name: 'Sending' });
  await panel.getByLabel(/I have read the test/).check();
  const time = panel.getByLabel(/Or at a date and time/);
  await expect(time, 'it has the looks of the admin’s fields, not the browser’s').toHaveCSS('border-style', 'solid');
  expect((await time.boundingBox())?.height).toBeGreaterThanOrEqual(40);
  await time.fill(`${year}-01-02T09:00`);
  await panel.getByRole('button', { name: 'Schedule' }).click();
  try {
    await expect(panel).toContainText(`Scheduled for Jan 2, ${year}, 9:00 AM`);
    await expect(page.locator('#field-state')).toContainText('Scheduled');
    // The form shows a field that was empty when it is opened again.
    await page.reload();
    await expect(page.locator('#field-sendAt input')).toHaveValue(new RegExp(`Jan 2, ${year}`));
    await panel.getByRole('button', { name: 'Cancel the schedule' }).click();
    await expect(page.locator('#field-state')).toContainText('Draft');
    await expect(page.locator('#field-sendAt input')).toHaveValue('');
  } finally {
    await page.request.post(`${site}/api/newsletter-issues/${id}/unschedule`, { headers: { origin: site } });
    await page.request.delete(`${site}/api/newsletter-issues/${id}`, { headers: { origin: site } });
  }
});
