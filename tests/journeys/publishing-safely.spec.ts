import { type Page, test } from '@playwright/test';
import { z } from 'zod';
import { createDraft, signInInNewContext, expect, fetchNewestDraft, openForm, removePage, signIn, site, visit } from './admin';

/*
 * No one takes a page down by accident, and no one is offered what their role does not do. Each test has a public page of
 * its own, which it takes away again.
 */
test.describe.configure({ timeout: 240_000 });
test.use({ actionTimeout: 30_000, navigationTimeout: 60_000, baseURL: site });

const versionList = z.object({ docs: z.array(z.object({ id: z.number() })) });
const redirectList = z.object({ docs: z.array(z.object({ id: z.number() })) });
const savedPage = z.object({ doc: z.object({ id: z.number() }) });

/** Sends a request to the API, as the person who is signed in on this page. */
async function send(page: Page, method: 'POST' | 'PATCH', path: string, data: object): Promise<unknown> {
  const answer = await page.request.fetch(`${site}/api${path}`, { method, data, headers: { origin: site } });
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}

/** Creates a public page, as an administrator. */
async function publicPage(administrator: Page, url: string, heading: string): Promise<string> {
  const description = 'A page that a journey has made, to see that nobody takes it down by accident.';
  const fields = {
    url,
    section: 'company',
    label: 'Kept public',
    description: 'Made by a journey.',
    longDescription: description,
    icon: 'book',
    pagetitle: 'Kept public',
    meta: { title: 'Kept public', description },
  };
  const { doc } = savedPage.parse(
    await send(administrator, 'POST', '/pages', { ...fields, layout: hero(heading), _status: 'published' }),
  );
  return String(doc.id);
}

const hero = (heading: string) => [{ blockType: 'hero', heading, lead: 'A lead.' }];
const draft = (page: Page, id: string, fields: object) =>
  send(page, 'PATCH', `/pages/${id}?draft=true`, { ...fields, _status: 'draft' });

/** The versions of a page, the oldest first. */
async function versionsOf(page: Page, id: string): Promise<number[]> {
  const answer = await page.request.get(`${site}/api/pages/versions?depth=0&sort=id&limit=50&where[parent][equals]=${id}`);
  return versionList.parse(await answer.json()).docs.map((version) => version.id);
}

/** Opens a version of a page and restores it. */
async function restore(page: Page, id: string, version: number | undefined): Promise<void> {
  await page.goto(`/admin/collections/pages/${id}/versions/${version}`);
  await page
    .getByRole('button', { name: /^Restore/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
}

const controls = (page: Page) => page.locator('.doc-controls');
const control = (page: Page, name: string) => controls(page).getByRole('button', { name });

/** Returns the items of the menu above a form; empty when there is no menu. */
async function actionsOf(page: Page): Promise<string[]> {
  const dots = page.locator('.doc-controls__popup .popup-button');
  if ((await dots.count()) === 0) return [];
  await dots.click();
  const buttons = page.locator('.popup-button-list__button').filter({ visible: true });
  await expect(buttons.first()).toBeVisible();
  const offered = await buttons.allInnerTexts();
  await page.keyboard.press('Escape');
  return offered;
}

test('a restored version becomes a draft, and the public page stays unchanged', async ({ page, browser, request }) => {
  const url = '/company/restored-as-a-draft';
  await signIn(page);
  const author = await signInInNewContext(browser, 'author');
  const id = await publicPage(page, url, 'The first heading');
  try {
    await draft(page, id, { layout: hero('Only drafted') });
    await send(page, 'PATCH', `/pages/${id}`, { layout: hero('The second heading'), _status: 'published' });
    await expect.poll(async () => (await visit(request, url)).text).toContain('The second heading');
    const [published, drafted] = await versionsOf(page, id);

    await test.step('a version that was a draft, by an author', async () => {
      await restore(author, id, drafted);
      await expect(author.getByText('Restored as a draft. The public page changes when it is published.')).toBeVisible();
      await expect.poll(() => fetchNewestDraft(page, id)).toContain('Only drafted');
      expect(await visit(request, url)).toMatchObject({ status: 200, text: expect.stringContaining('The second heading') });
    });

    await test.step('a version that was public, by an administrator', async () => {
      await restore(page, id, published);
      await expect(page.getByText('Restored as a draft. The public page changes when it is published.')).toBeVisible();
      await expect.poll(() => fetchNewestDraft(page, id)).toContain('The first heading');
      expect(await visit(request, url)).toMatchObject({ status: 200, text: expect.stringContaining('The second heading') });
    });

    await test.step('the way back to what is public', async () => {
      await openForm(page, id);
      await control(page, 'Revert to published').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Revert' }).click();
      await expect.poll(() => fetchNewestDraft(page, id)).toContain('The second heading');
      await expect(control(page, 'Revert to published')).toBeHidden();
      expect((await visit(request, url)).status).toBe(200);
      await expect(page.getByRole('checkbox', { name: 'Redirect the old URL here' })).toBeEnabled();
    });

    await test.step('the list says what visitors see', async () => {
      const list = `/admin/collections/pages?where[id][equals]=${id}`;
      const status = page.locator('.table tbody .cell-_status');
      await page.goto(list);
      await expect(status).toHaveText('Published');
      await draft(page, id, { description: 'A draft over it.' });
      await page.goto(list);
      await expect(status).toHaveText('Published, with a newer draft');
      await send(page, 'PATCH', `/pages/${id}`, { _status: 'draft' });
      await page.goto(list);
      await expect(status).toHaveText('Draft');
    });
  } finally {
    await removePage(page, id);
    await author.context().close();
  }
});

test.describe('for a reader in another time zone than the server', () => {
  test.use({ timezoneId: 'Asia/Kolkata' });

  test('the breadcrumb of a version has their time', async ({ page }) => {
    await signIn(page);
    const id = await publicPage(page, '/company/versions-in-time-zones', 'The heading');
    try {
      const [version] = await versionsOf(page, id);
      await page.goto(`/admin/collections/pages/${id}/versions/${version}`);
      await expect(page.locator('.step-nav')).toContainText(/ [AP]M GMT\+5:30$/);
    } finally {
      await removePage(page, id);
    }
  });
});

test('scheduling is summarized in a sentence beforehand, and an end is scheduled only if it is chosen', async ({
  page,
  browser,
}) => {
  await signIn(page);
  const id = await publicPage(page, '/company/scheduled-in-words', 'Scheduled in words');
  const next = new Date().getUTCFullYear() + 1;
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${next}-12-01`));
  try {
    await openForm(page, id);
    await control(page, 'Schedule').click();
    const dialog = page.getByRole('dialog', { name: 'Schedule' });
    await expect(dialog.getByRole('radio', { name: /^Publish/ })).toBeChecked();
    await expect(dialog.getByRole('button', { name: 'Save schedule' })).toBeDisabled();
    await dialog.getByLabel('Date and time').fill(`${next}-12-01T09:00`);
    await dialog.getByLabel('Time zone').selectOption('Europe/Berlin');
    await expect(dialog.getByText(`Will be published on ${day} at 9:00 AM (Europe/Berlin).`)).toBeVisible();
    await dialog.getByRole('radio', { name: /^Unpublish/ }).check();
    const sentence = `Will be unpublished on ${day} at 9:00 AM (Europe/Berlin).`;
    await expect(dialog.getByText(sentence)).toBeVisible();
    await dialog.getByRole('button', { name: 'Save schedule' }).click();
    await expect(dialog.getByText(`Scheduled. ${sentence}`)).toBeVisible();
    const listed = dialog.getByRole('region', { name: 'Scheduled' });
    await expect(listed.getByText(sentence)).toBeVisible();
    const { scheduled } = z
      .object({ scheduled: z.array(z.object({ type: z.string(), date: z.string() })) })
      .parse(await (await page.request.get(`${site}/api/pages/${id}/schedule`)).json());
    expect(scheduled).toEqual([{ type: 'unpublish', date: `${next}-12-01T08:00:00.000Z` }]);
    await dialog.getByRole('button', { name: 'Close' }).last().click();

    const notice = page.getByRole('region', { name: 'Scheduled' });
    const inOwnZone = new Date(`${next}-12-01T08:00:00Z`).toLocaleTimeString('en-US', {
      hour: 'numeric',
      minute: '2-digit',
      timeZone: await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone),
    });
    await expect(notice).toContainText(`at ${inOwnZone.replace('\u202F', ' ')}`);
    await expect(notice).toContainText('Scheduled by');
    const author = await signInInNewContext(browser, 'author');
    await author.goto(`/admin/collections/pages/${id}`);
    await expect(author.getByRole('region', { name: 'Scheduled' })).toContainText('To cancel it, ask an editor.');
    await author.context().close();
    await notice.getByRole('button', { name: /^Cancel/ }).click();
    await expect(page.getByText('Canceled. The entry won’t be unpublished automatically.')).toBeVisible();
    await expect(notice).toBeHidden();

    await control(page, 'Schedule').click();
    await dialog.getByRole('radio', { name: /^Unpublish/ }).check();
    await dialog.getByLabel('Date and time').fill(`${next}-12-01T09:00`);
    await dialog.getByLabel('Time zone').selectOption('Europe/Berlin');
    await dialog.getByRole('button', { name: 'Save schedule' }).click();
    await listed.getByRole('button', { name: `Remove: ${sentence}` }).click();
    await expect(dialog.getByText('The schedule was removed.')).toBeVisible();
    await expect(listed).toBeHidden();

    await dialog.getByLabel('Date and time').fill('2020-12-01T09:00');
    await dialog.getByRole('button', { name: 'Save schedule' }).click();
    await expect(dialog.getByText('This time has passed. Choose a later one. Nothing was scheduled.')).toBeVisible();
  } finally {
    await removePage(page, id);
  }
});

test('publishing that was refused when it was due is shown in the form until it is dismissed', async ({ page }) => {
  await signIn(page);
  const id = await createDraft(page, { url: '/company/refused-when-due', label: 'Refused when due' });
  const scheduleUrl = `${site}/api/pages/${id}/schedule`;
  const refusals = z.object({ refused: z.array(z.object({ reason: z.string() })) });
  try {
    await send(page, 'POST', `/pages/${id}/schedule`, { type: 'publish', date: new Date(Date.now() + 3_000).toISOString() });
    await expect
      .poll(async () => refusals.parse(await (await page.request.get(scheduleUrl)).json()).refused)
      .toEqual([{ reason: expect.stringContaining('Layout: A page needs at least one block.') }]);
    await openForm(page, id);
    const notice = page.getByRole('region', { name: 'Refused' });
    await expect(notice).toContainText(
      /^Publishing on .+ was refused\. .+ To try again, publish it now or schedule another time\./,
    );
    await notice.getByRole('button', { name: /^Dismiss/ }).click();
    await expect(page.getByText('Dismissed. The audit log still has it.')).toBeVisible();
    await expect(notice).toBeHidden();
  } finally {
    await removePage(page, id);
  }
});

test('a page that was imported can be unpublished and scheduled by an editor', async ({ page }) => {
  await signIn(page, 'editor');
  const { docs } = z
    .object({ docs: z.array(z.object({ id: z.number(), review: z.object({ state: z.string() }).partial().nullish() })) })
    .parse(await (await page.request.get(`${site}/api/pages?depth=0&where[url][equals]=/careers`)).json());
  const [careers] = docs;
  expect(careers?.review?.state ?? 'writing').toBe('writing');
  await openForm(page, String(careers?.id));
  await expect(control(page, 'Schedule')).toBeVisible();
  await expect(control(page, 'Publish changes')).toBeHidden();
  expect(await actionsOf(page)).toEqual(expect.arrayContaining(['Unpublish', 'Delete']));
  await control(page, 'Schedule').click();
  await expect(page.getByRole('dialog', { name: 'Schedule' }).getByText('Visitors see the newest version already')).toBeVisible();
});

/** The actions of each role for a public page with a newer draft. */
const OFFERED = [
  {
    role: 'author',
    controls: ['Save draft', 'Request review'],
    actions: ['Create new', 'Duplicate'],
    begins: true,
    publishes: false,
  },
  { role: 'reviewer', controls: ['Save draft', 'Request review', 'Approve'], actions: [], begins: false, publishes: false },
  {
    role: 'editor',
    controls: ['Save draft', 'Request review', 'Approve', 'Schedule', 'Revert to published'],
    actions: ['Create new', 'Duplicate', 'Delete', 'Unpublish'],
    begins: true,
    publishes: true,
  },
];
const EVER_OFFERED = [...new Set(OFFERED.flatMap((offered) => offered.controls)), 'Publish changes'];

for (const { role, controls: expected, actions, begins, publishes } of OFFERED) {
  test(`a user with the role ${role} sees the actions of that role`, async ({ page, browser }) => {
    const administrator = await signInInNewContext(browser, 'administrator');
    const id = await publicPage(administrator, `/company/offered-to-${role}`, `Offered to ${role}`);
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    try {
      await draft(administrator, id, { description: 'A draft over it.' });
      await signIn(page, role);
      await page.goto('/admin');
      await expect(
        page.getByRole('region', { name: 'Drafts under way' }).getByRole('link', { name: 'Kept public' }).first(),
      ).toBeVisible();
      await expect(page.getByRole('link', { name: 'New page', exact: true })).toHaveCount(begins ? 1 : 0);

      await openForm(page, id);
      for (const name of expected) await expect(control(page, name), name).toBeVisible();
      for (const name of EVER_OFFERED.filter((each) => !expected.includes(each)))
        await expect(control(page, name), name).toBeHidden();
      expect((await actionsOf(page)).toSorted()).toEqual(actions.toSorted());
      await expect(page.getByText('Unpublish or delete')).toHaveCount(publishes ? 1 : 0);

      await page.goto(`/admin/collections/pages?where[id][equals]=${id}`);
      await expect(page.locator('.collection-list .table')).toBeVisible();
      await expect(page.getByRole('link', { name: /^Create/ })).toHaveCount(begins ? 1 : 0);
      await page.locator('.table tbody input[type=checkbox]').first().check();
      const several = page.locator('.list-selection');
      await expect(several).toBeVisible();
      for (const name of ['Edit', 'Publish', 'Unpublish', 'Delete'])
        await expect(several.getByRole('button', { name, exact: true }), name).toHaveCount(publishes ? 1 : 0);
      expect(errors).toEqual([]);
    } finally {
      await removePage(administrator, id);
      await administrator.context().close();
    }
  });
}

test('sales opens the dashboard and form submissions, and sees no content to edit', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const failed: string[] = [];
  page.on('response', (answer) => answer.status() >= 500 && failed.push(`${answer.status()} ${answer.url()}`));
  await signIn(page, 'sales');
  await page.goto('/admin');
  await expect(page.getByRole('link', { name: 'Form entries' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'New page', exact: true })).toBeHidden();
  await page.goto('/admin/collections/form-entries');
  await expect(page.locator('.collection-list')).toBeVisible();
  await page.goto('/admin/collections/pages/create');
  await expect(page.getByText('your role doesn’t allow this')).toBeVisible();
  expect({ failed, errors }).toEqual({ failed: [], errors: [] });
});

test('a page that is unpublished in the sidebar says what visitors get, and stays open', async ({ page, request }) => {
  const url = '/company/unpublished-in-the-sidebar';
  await signIn(page);
  const id = await publicPage(page, url, 'Unpublished in the sidebar');
  try {
    await openForm(page, id);
    await page.getByText('Unpublish or delete').click();
    await page.getByLabel('Redirect its visitors to').fill('/company/no-such-page');
    await page.getByRole('button', { name: 'Unpublish', exact: true }).click();
    await expect(page.getByText('Nothing was changed, because no published page has the URL')).toBeVisible();
    await page.getByLabel('Redirect its visitors to').fill('/company');
    await page.getByRole('button', { name: 'Unpublish', exact: true }).click();
    await expect(page.getByText('Unpublished. Visitors are now redirected to /company.')).toBeVisible();
    await expect(page.getByText('Unpublish or delete')).toBeHidden();
    await expect(controls(page).getByText('Status: Draft')).toBeVisible();
    const answer = await request.get(site + url, { headers: { cookie: '' }, maxRedirects: 0 });
    expect(answer.headers()['location']).toMatch(/\/company$/);
  } finally {
    await removePage(page, id);
    const { docs } = redirectList.parse(
      await (await page.request.get(`${site}/api/redirects?depth=0&where[from][equals]=${url}`)).json(),
    );
    for (const { id: redirect } of docs)
      await page.request.delete(`${site}/api/redirects/${redirect}`, { headers: { origin: site } });
  }
});

test('a page that is deleted in the sidebar is restored from the trash as a draft', async ({ page, browser, request }) => {
  const url = '/company/restored-from-the-trash';
  await signIn(page);
  const id = await publicPage(page, url, 'Restored from the trash');
  let restored = id;
  try {
    const editor = await signInInNewContext(browser, 'editor');
    await openForm(editor, id);
    await editor.getByText('Unpublish or delete').click();
    await editor.getByRole('button', { name: 'Delete', exact: true }).click();
    const dialog = editor.getByRole('dialog', { name: 'Delete this page?' });
    await expect(dialog).toContainText('It moves to the trash, from which it can be restored as a draft for 30 days.');
    await dialog.getByRole('button', { name: 'Move to trash' }).click();
    await expect(editor.getByText('It can be restored from the trash for 30 days.')).toBeVisible();
    expect((await visit(request, url)).status).toBe(404);
    await editor.context().close();

    const reviewer = await signInInNewContext(browser, 'reviewer');
    await reviewer.goto(`/admin/collections/deleted-entries?where[url][equals]=${url}`);
    await reviewer.getByRole('link', { name: 'Kept public' }).click();
    await expect(reviewer.getByText('Your role can’t restore it. Ask an author or an editor.')).toBeVisible();
    await reviewer.context().close();

    const author = await signInInNewContext(browser, 'author');
    await author.goto(`/admin/collections/deleted-entries?where[url][equals]=${url}`);
    await expect(author.locator('.table tbody .cell-deletedBy')).toHaveText('Edda Editor');
    await author.getByRole('link', { name: 'Kept public' }).click();
    await author.getByRole('button', { name: 'Restore', exact: true }).click();
    await expect(author.getByText('Restored as a draft. It is public again when it is published.')).toBeVisible();
    await expect(author.locator('#field-url')).toHaveValue(url);
    restored = /pages\/(\d+)/.exec(author.url())?.[1] ?? id;
    expect((await visit(request, url)).status).toBe(404);
    await author.context().close();
  } finally {
    await removePage(page, restored);
  }
});

test('a form warns when the same person has saved the entry in another tab', async ({ page, context }) => {
  await signIn(page);
  const id = await publicPage(page, '/company/in-two-tabs', 'In two tabs');
  try {
    await openForm(page, id);
    const other = await context.newPage();
    await openForm(other, id);
    await other.getByRole('button', { name: 'In menus and cards', exact: true }).click();
    await other.locator('#field-label').fill('Saved in the other tab');
    await expect.poll(() => fetchNewestDraft(page, id)).toContain('Saved in the other tab');
    await expect(page.getByText('You saved this entry in another tab.')).toBeVisible();
    await expect(other.getByText('You saved this entry in another tab.')).toBeHidden();
    await page.getByRole('button', { name: 'Reload the form' }).click();
    await page.getByRole('button', { name: 'In menus and cards', exact: true }).click();
    await expect(page.locator('#field-label')).toHaveValue('Saved in the other tab');
    await expect(page.getByText('You saved this entry in another tab.')).toBeHidden();
  } finally {
    await removePage(page, id);
  }
});
