import { type Page, type Request, test } from '@playwright/test';
import sharp from 'sharp';
import { z } from 'zod';
import { signInInNewContext, createDraft, expect, fetchNewestDraft, openForm, removePage, signIn, site, visit } from './admin';
import { holdScripts } from './hydration';

/*
 * What editors do, in the admin, as they do it. Each test has a page of its own, which it takes away again: the site is
 * the same for all journeys.
 */
// Admin forms fetch their state from the server after each step, which is slow on a busy machine.
test.describe.configure({ timeout: 240_000 });
test.use({ actionTimeout: 30_000, navigationTimeout: 60_000, baseURL: site });

const LEAD = 'The answer to a question that only this journey asks.';

/** Counts the locks of a page. */
async function lockCount(page: Page, id: string): Promise<number> {
  const answer = await page.request.get(`${site}/api/payload-locked-documents?where[document.value][equals]=${id}&depth=0`);
  return z.object({ totalDocs: z.number() }).parse(await answer.json()).totalDocs;
}

/** Types into a field of the form and waits for the autosave. */
async function typeAndSave(page: Page, id: string, field: string, text: string): Promise<void> {
  await page.locator(`#field-${field}`).fill(text);
  await expect
    .poll(() => fetchNewestDraft(page, id), { message: `the draft has what was typed into ${field}` })
    .toContain(JSON.stringify(text));
}

/** Opens the form of a new page. */
async function openNewPage(page: Page): Promise<string> {
  const id = await createDraft(page, {});
  await openForm(page, id);
  return id;
}

/** Begins a page in the admin, as an editor does: nothing of it is there yet. */
async function beginPage(page: Page): Promise<string> {
  await page.goto('/admin');
  await page.getByRole('link', { name: 'New page', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/collections\/pages\/\d+/);
  await expect(page.locator('#field-url')).toBeEditable();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** Groups of the menu may have the same name. */
const openTab = (page: Page, name: string) =>
  page.locator('.tabs-field__tabs').getByRole('button', { name, exact: true }).click();

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.locator(`#field-${field} .rs__control`).click();
  await page.locator(`#field-${field}`).getByText(option, { exact: true }).last().click();
}

async function addBlock(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add block' }).click();
  // By the title: what the picture of a block shows is part of its button's name.
  await page.getByRole('dialog').getByTitle(name, { exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Fills in all required fields of a page. */
async function fillPage(
  page: Page,
  id: string,
  { url, name, heading }: { url: string; name: string; heading: string },
): Promise<void> {
  await page.locator('#field-url').fill(url);
  await addBlock(page, 'Hero');
  await page.locator('#field-layout__0__heading').fill(heading);
  await page.locator('#field-layout__0__lead').fill(LEAD);
  await openTab(page, 'In menus and cards');
  await choose(page, 'section', 'Company');
  await page.locator('#field-label').fill(name);
  await page.locator('#field-description').fill('What a journey has written.');
  await page.locator('#field-longDescription').fill(`${LEAD} It is taken away when the journey ends.`);
  await choose(page, 'icon', 'book');
  await openTab(page, 'For search engines');
  await page.locator('#field-pagetitle').fill(name);
  await page.locator('#field-meta__title').fill(name);
  await typeAndSave(page, id, 'meta__description', 'A page that a journey writes, publishes, changes and takes down again.');
}

async function publish(page: Page): Promise<void> {
  const published = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && !response.url().includes('draft=true') && response.ok(),
  );
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await published;
}

/** Returns the button of a step of the review. */
const review = (page: Page, step: string) => page.getByRole('group', { name: 'Review' }).getByRole('button', { name: step });

/** Selects an item of the menu above the form. */
async function chooseAction(page: Page, name: string): Promise<void> {
  await page.locator('.doc-controls__popup .popup-button').click();
  await page
    .getByRole('button', { name, exact: true })
    .or(page.getByRole('menuitem', { name, exact: true }))
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
}

test('the dashboard stays in place while it is hydrated, so that clicks reach their targets', async ({ page }) => {
  await signIn(page);
  const release = await holdScripts(page);
  await page.goto('/admin', { waitUntil: 'commit' });
  const link = page.getByRole('link', { name: 'New page', exact: true });
  await expect(link).toBeVisible();
  const isStyled = (): boolean =>
    document.readyState !== 'loading' &&
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet !== null);
  await expect.poll(() => page.evaluate(isStyled)).toBe(true);
  const place = await link.boundingBox();
  // Payload's first state after hydration, which lasts long enough to be seen only now and then: hydrated, not yet closed.
  await page.locator('.template-default').evaluate((element) => element.classList.add('template-default--nav-hydrated'));
  expect(await link.boundingBox()).toEqual(place);
  release();
  await expect(page.locator('.template-default--nav-animate')).toBeAttached();
  expect(await link.boundingBox()).toEqual(place);
});

test('a page goes from draft to published to unpublished', async ({ page, request }) => {
  const url = '/company/a-life-in-the-admin';
  const [name, heading] = ['A life in the admin', 'From draft to takedown'];
  await signIn(page);
  const id = await beginPage(page);
  try {
    await test.step('a draft without a name is no number, and has no old URL that could redirect', async () => {
      await expect(page.getByRole('heading', { level: 1, name: 'Untitled page' })).toBeVisible();
      await expect(page.getByText('Redirect the old URL here')).toBeHidden();
    });

    await test.step('a draft is nobody else’s to see', async () => {
      await fillPage(page, id, { url, name, heading });
      expect((await visit(request, url)).status).toBe(404);
      for (const list of ['/company', '/sitemap.xml', '/llms.txt', '/search?q=takedown'])
        await expect
          .poll(() => visit(request, list), { message: list })
          .toMatchObject({ status: 200, text: expect.not.stringContaining(url) });
    });

    await test.step('its preview beside the form follows what is typed', async () => {
      await page.locator('.live-preview-toggler').click();
      const preview = page.frameLocator('iframe');
      await expect(preview.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(preview.getByText('Draft, not public')).toBeVisible();
      await openTab(page, 'Content');
      await typeAndSave(page, id, 'layout__0__heading', `${heading}, seen at once`);
      await expect(preview.getByRole('heading', { level: 1, name: `${heading}, seen at once` })).toBeVisible();
      await page.locator('.live-preview-toggler').click();
    });

    await test.step('published, it stands wherever pages are listed', async () => {
      await publish(page);
      await expect
        .poll(async () => visit(request, url))
        .toMatchObject({ status: 200, text: expect.stringContaining(`${heading}, seen at once`) });
      await expect(page.getByRole('checkbox', { name: 'Redirect the old URL here' })).toBeChecked();
      const takedown = page.getByText('Unpublish or delete');
      await takedown.click();
      await expect(page.getByRole('button', { name: 'Unpublish', exact: true })).toBeVisible();
      await takedown.click();
      for (const list of ['/company', '/sitemap.xml', '/llms.txt', '/search?q=life+admin'])
        await expect.poll(async () => (await visit(request, list)).text, { message: list }).toContain(url);
    });

    await test.step('a change is public when it is published, and not before', async () => {
      await typeAndSave(page, id, 'layout__0__heading', 'Changed since');
      expect((await visit(request, url)).text).not.toContain('Changed since');
      await publish(page);
      await expect.poll(async () => (await visit(request, url)).text).toContain('Changed since');
    });

    await test.step('a change right after an autosave is public, and neither kept in the browser nor saved as a draft again', async () => {
      await typeAndSave(page, id, 'layout__0__heading', 'Saved on its own');
      await expect(page.getByText('Status: Published, with a newer draft')).toBeVisible();
      await page.locator('#field-layout__0__heading').fill('Published before it was saved');
      await publish(page);
      const saves: string[] = [];
      page.on('request', (sent) => sent.url().includes('autosave=true') && saves.push(sent.url()));
      await expect
        .poll(() => page.evaluate((key) => localStorage.getItem(key), `kept-draft:pages:${id}`), 'what was typed isn’t kept')
        .toBeNull();
      expect(saves, 'autosaves of what is published').toEqual([]);
      expect((await visit(request, url)).text).toContain('Published before it was saved');
    });

    await test.step('taken down, it is gone from everywhere', async () => {
      await chooseAction(page, 'Unpublish');
      await expect(page.getByText('Unpublished. Visitors now get “page not found” at its URL.')).toBeVisible();
      await expect(page.getByText('Redirect the old URL here')).toBeHidden();
      await expect.poll(async () => (await visit(request, url)).status).toBe(404);
      for (const list of ['/company', '/sitemap.xml', '/llms.txt'])
        await expect
          .poll(() => visit(request, list), { message: list })
          .toMatchObject({ status: 200, text: expect.not.stringContaining(url) });
    });

    await test.step('deleted, it is not in the list of the admin', async () => {
      await chooseAction(page, 'Delete');
      await expect(page).toHaveURL(/\/admin\/collections\/pages(?:\?|$)/);
      expect((await page.request.get(`${site}/api/pages/${id}`)).status()).toBe(404);
    });
  } finally {
    await removePage(page, id);
  }
});

test('an author writes, a reviewer approves, an editor publishes', async ({ page, browser, request }) => {
  const url = '/company/by-three-people';
  await signIn(page, 'author');
  const id = await beginPage(page);
  const others = await Promise.all(['reviewer', 'editor'].map((username) => signInInNewContext(browser, username)));
  const [reviewer, editor] = others;
  if (!reviewer || !editor) throw new Error('Nobody has signed in.');
  try {
    await fillPage(page, id, { url, name: 'By three people', heading: 'Written, approved, published' });
    await expect(page.getByRole('button', { name: 'Publish changes' })).toBeHidden();
    await review(page, 'Request review').click();
    await expect.poll(() => fetchNewestDraft(page, id)).toContain('"state":"asked"');
    await expect.poll(() => lockCount(page, id)).toBe(0);

    await reviewer.goto('/admin');
    await reviewer.getByRole('region', { name: 'Waiting for review' }).getByRole('link', { name: 'By three people' }).click();
    await expect(reviewer).toHaveURL(new RegExp(`/admin/collections/pages/${id}$`));
    // Requesting a review releases the lock, so nobody is warned.
    await review(reviewer, 'Send back').click();
    const dialog = reviewer.getByRole('dialog', { name: 'Send back to the author' });
    await dialog.getByRole('button', { name: 'Send back' }).click();
    await expect(dialog.getByText('Nothing was sent back yet.')).toBeVisible();
    await dialog.getByRole('textbox').fill('Say when.');
    await dialog.getByRole('button', { name: 'Send back' }).click();
    await expect(reviewer.locator('#field-review__note')).toHaveValue('Say when.');
    await expect(reviewer.getByRole('button', { name: 'Publish changes' })).toBeHidden();

    await page.reload();
    await expect(page.locator('#field-review__note')).toHaveValue('Say when.');
    await expect(review(page, 'Approve')).toBeHidden();
    await review(page, 'Request review').click();
    await expect.poll(() => fetchNewestDraft(page, id)).toContain('"state":"asked"');
    await expect.poll(() => lockCount(page, id)).toBe(0);

    await reviewer.reload();
    await review(reviewer, 'Approve').click();
    await expect.poll(() => fetchNewestDraft(reviewer, id)).toContain('"state":"approved"');
    expect((await visit(request, url)).status).toBe(404);

    await editor.goto(`/admin/collections/pages/${id}`);
    await publish(editor);
    await expect.poll(async () => (await visit(request, url)).status).toBe(200);
    await chooseAction(editor, 'Unpublish');
    await expect.poll(async () => (await visit(request, url)).status).toBe(404);
  } finally {
    await removePage(editor, id);
    await Promise.all(others.map((other) => other.context().close()));
  }
});

/** Creates a published page with links to these URLs. */
async function publishedPage(page: Page, url: string, links: readonly string[] = []): Promise<string> {
  const description = 'A page of a journey that checks what happens to it and to the pages that link to it.';
  const answer = await page.request.post(`${site}/api/pages`, {
    data: {
      url,
      label: `Bulk ${url.slice('/company/bulk-'.length)}`,
      icon: 'book',
      pagetitle: url,
      description: 'Made by a journey.',
      longDescription: description,
      meta: { title: url, description },
      layout: [
        { blockType: 'hero', heading: url, lead: LEAD },
        { blockType: 'prose', markdown: links.map((link) => `[there](${link})`).join(' ') || 'Nothing.' },
      ],
      _status: 'published',
    },
    headers: { origin: site },
  });
  return String(z.object({ doc: z.object({ id: z.number() }) }).parse(await answer.json()).doc.id);
}

/** Selects these rows in the list of pages and unpublishes them. */
async function unpublishInList(page: Page, labels: readonly string[]): Promise<void> {
  await page.goto('/admin/collections/pages?limit=10&search=%2Fcompany%2Fbulk-');
  for (const label of labels) await page.getByRole('row', { name: label }).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Unpublish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
}

test('several pages are unpublished together or not at all', async ({ page, request }) => {
  const [linking, one, other] = ['/company/bulk-linking', '/company/bulk-one', '/company/bulk-other'];
  await signIn(page);
  const ids = [
    await publishedPage(page, one),
    await publishedPage(page, other, [one]),
    await publishedPage(page, linking, [one]),
  ];
  const statuses = () => Promise.all([one, other, linking].map(async (url) => (await visit(request, url)).status));
  const statusInList = (label: string) => page.getByRole('row', { name: label }).locator('.cell-_status');
  try {
    await unpublishInList(page, ['Bulk one', 'Bulk other']);
    await expect(page.getByText(`Nothing was changed. ${one} is linked from ${linking}.`)).toBeVisible();
    expect(await statuses()).toEqual([200, 200, 200]);
    await page.reload();
    for (const label of ['Bulk one', 'Bulk other']) await expect(statusInList(label)).toHaveText('Published');

    // Pages that link to each other can be unpublished together.
    await unpublishInList(page, ['Bulk one', 'Bulk other', 'Bulk linking']);
    await expect.poll(statuses).toEqual([404, 404, 404]);
    for (const label of ['Bulk one', 'Bulk other', 'Bulk linking']) await expect(statusInList(label)).toHaveText('Draft');
    await page.goto('/admin/collections/audit-events?limit=10&search=Bulk');
    for (const label of ['Bulk one', 'Bulk other', 'Bulk linking'])
      await expect(page.getByRole('row', { name: label }).filter({ hasText: 'Unpublished' })).toBeVisible();
  } finally {
    const gone = await page.request.delete(`${site}/api/pages?where[id][in]=${ids.join()}`, { headers: { origin: site } });
    expect(gone.status()).toBe(200);
  }
});

test('a refused review marks the invalid fields right away', async ({ page }) => {
  await signIn(page);
  const description = 'A page that a journey has made, to see what is said about what it lacks.';
  const id = await createDraft(page, {
    url: '/company/with-errors',
    label: 'With errors',
    icon: 'book',
    pagetitle: 'With errors',
    description: 'Made by a journey.',
    longDescription: description,
    meta: { title: 'With errors', description },
    layout: [
      { blockType: 'hero', heading: 'With errors' },
      { blockType: 'linkCards', heading: 'Cards', items: [{ href: '/company' }, { href: '/nowhere' }] },
    ],
  });
  try {
    await openForm(page, id);
    await review(page, 'Request review').click();
    const link = page.locator('.field-error', {
      hasText: 'The link to /nowhere in block 2, “Link cards”: there is no such page.',
    });
    await expect(page.locator('.field-error', { hasText: 'This field is required.' })).toBeVisible();
    const toast = page.locator('[data-sonner-toast]').filter({ hasText: 'Correct these fields' });
    for (const place of ['Block 1 “Hero” → Lead', 'Block 2 “Link cards” → Items 2 → URL'])
      await expect(toast.getByText(place, { exact: true })).toBeVisible();
    const lead = page.locator('#field-layout__0__lead');
    await expect(lead).toBeFocused();
    await expect(lead).toHaveAccessibleDescription('This field is required.');

    // The form saves by itself meanwhile: what is still wrong stays marked. Fields far below are rendered once they are near.
    await typeAndSave(page, id, 'layout__0__lead', LEAD);
    await page.locator('#layout-1-items-row-1').scrollIntoViewIfNeeded();
    await expect(link).toBeVisible();
    await typeAndSave(page, id, 'layout__1__items__1__href', '/contact');
    await expect(link).toBeHidden();
    // Now the only error is in another tab.
    await openTab(page, 'In menus and cards');
    await typeAndSave(page, id, 'label', '');
    await openTab(page, 'Content');
    await review(page, 'Request review').click();
    await expect(page.locator('#field-label')).toBeFocused();
    await typeAndSave(page, id, 'label', 'With errors');
    await review(page, 'Request review').click();
    await expect.poll(() => fetchNewestDraft(page, id)).toContain('"state":"asked"');
  } finally {
    await removePage(page, id);
  }
});

test('a preview link shows a draft to someone without an account until it is revoked', async ({ page, browser }) => {
  await signIn(page);
  const id = await openNewPage(page);
  const visitor = await browser.newContext();
  try {
    await addBlock(page, 'Hero');
    await typeAndSave(page, id, 'layout__0__heading', 'For your eyes');
    await page.getByRole('region', { name: 'Share a preview link' }).getByRole('combobox').selectOption({ label: '1 hour' });
    await page.getByRole('button', { name: 'Create link' }).click();
    const url = await page.getByRole('textbox', { name: 'Preview link' }).inputValue();
    expect(url).toMatch(new RegExp(`^${site}/preview/shared/[0-9a-f]{64}$`));
    const other = await visitor.newPage();
    await other.goto(url);
    await expect(other.getByRole('heading', { level: 1, name: 'For your eyes' })).toBeVisible();
    await expect(other.getByText('Draft, not public')).toBeVisible();
    expect(await visitor.cookies()).toEqual([]);
    await page.getByRole('button', { name: /^Revoke the link/ }).click();
    await expect(page.getByText('The link was revoked.')).toBeVisible();
    await other.reload();
    await expect(other.getByRole('heading', { level: 1, name: 'There is no preview at this URL' })).toBeVisible();
  } finally {
    await visitor.close();
    await removePage(page, id);
  }
});

test('the second editor of a page is warned as long as the first is there, and nothing is lost', async ({ page, browser }) => {
  await signIn(page);
  const id = await openNewPage(page);
  const second = await browser.newContext();
  try {
    await openTab(page, 'In menus and cards');
    await typeAndSave(page, id, 'label', 'Written by the first');
    const other = await second.newPage();
    await signIn(other, 'editor');
    await other.goto(`/admin/collections/pages/${id}`);
    const warning = other.getByRole('dialog');
    await expect(warning).toContainText('is editing this entry');
    await typeAndSave(page, id, 'label', 'Written by the first, later');
    await other.reload();
    await expect(warning).toContainText('is editing this entry');

    await page.goto('/admin');
    await expect.poll(() => lockCount(page, id)).toBe(0);
    await other.reload();
    await openTab(other, 'In menus and cards');
    await expect(other.locator('#field-label')).toHaveValue('Written by the first, later');
    await typeAndSave(other, id, 'label', 'Written by the second');

    await page.goto(`/admin/collections/pages/${id}`);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /take over/i })
      .click();
    // After a takeover, the form is loaded again; anything typed before is offered as a local backup.
    await expect(async () => {
      await openTab(page, 'In menus and cards');
      await page.locator('#field-description').fill('Written by the first again');
      await expect.poll(() => fetchNewestDraft(page, id), { timeout: 8_000 }).toContain('Written by the first again');
    }).toPass();
    await other.locator('#field-description').fill('Written by the second at the same time');
    await expect(other.getByRole('dialog')).toContainText('Someone else has taken over this entry');
    expect(await other.evaluate(() => JSON.stringify(localStorage))).toContain('Written by the second at the same time');
    const draft = await fetchNewestDraft(page, id);
    expect(draft).toContain('"label":"Written by the second"');
    expect(draft).toContain('"description":"Written by the first again"');
    const versions = await (await page.request.get(`${site}/api/pages/versions?where[parent][equals]=${id}&depth=0`)).text();
    expect(versions).toContain('"label":"Written by the first, later"');
  } finally {
    await second.close();
    await removePage(page, id);
  }
});

/** A block as content files have it: without the numbers that each save gives anew, and without what is empty. */
function essence(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(essence);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([name, inner]) => {
    const kept = essence(inner);
    const isEmpty =
      kept === null || kept === '' || kept === false || (typeof kept === 'object' && Object.keys(kept).length === 0);
    return name === 'id' || isEmpty ? [] : [[name, kept] as const];
  });
  return Object.fromEntries(entries.toSorted(([one], [other]) => one.localeCompare(other)));
}

async function blocksOf(page: Page, id: string): Promise<unknown[]> {
  const { layout } = z.object({ layout: z.array(z.unknown()).catch([]) }).parse(JSON.parse(await fetchNewestDraft(page, id)));
  return layout.map(essence);
}

test('every kind of block can be copied to another page, individually and together', async ({ page }) => {
  await signIn(page);
  // One block of each kind that the site shows, and those that only editors use, as a draft of its own.
  const { docs } = z
    .object({ docs: z.array(z.object({ layout: z.array(z.looseObject({ blockType: z.string() })) })) })
    .parse(await (await page.request.get(`${site}/api/pages?pagination=false&depth=0&select[layout]=true`)).json());
  const blocks = new Map(docs.flatMap(({ layout }) => layout.map((block) => [block.blockType, essence(block)])));
  blocks.set('quote', { blockType: 'quote', text: 'It was copied whole.', attribution: 'A journey' });
  expect(blocks.size).toBeGreaterThan(12);
  const source = await createDraft(page, { label: 'Copied from', layout: [...blocks.values()] });
  const copied = await blocksOf(page, source);
  const target = await openNewPage(page);
  try {
    await addBlock(page, 'Hero');
    await typeAndSave(page, target, 'layout__0__heading', 'What was here before');
    const before = await blocksOf(page, target);

    await openForm(page, source);
    await page.locator('#layout-row-1 .array-actions__button').first().click();
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await openForm(page, target);
    await page.getByRole('button', { name: 'Paste copied blocks' }).click();
    await expect.poll(() => blocksOf(page, target)).toEqual([...before, copied[1]]);

    await openForm(page, source);
    await page.getByRole('button', { name: 'Copy all blocks' }).click();
    await openForm(page, target);
    await page.getByLabel('Paste', { exact: true }).selectOption({ label: 'after 1: Hero' });
    await page.getByRole('button', { name: 'Paste copied blocks' }).click();
    await expect.poll(() => blocksOf(page, target)).toEqual([...before, ...copied, copied[1]]);
    // The header of a block shows what is typed immediately.
    await page.locator('#field-layout__0__heading').fill('What is here now');
    await expect(page.locator('#layout-row-0').getByText('What is here now').first()).toBeVisible();
  } finally {
    await removePage(page, source);
    await removePage(page, target);
  }
});

/** A plain picture of one color. */
async function pictureOf(background: string): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const buffer = await sharp({ create: { width: 1200, height: 800, channels: 3, background } })
    .png()
    .toBuffer();
  return { name: `${background}.png`, mimeType: 'image/png', buffer };
}

/** Holds the next request for the state of the form. `release` lets it through, and waits until its answer is shown. */
async function holdFormState(page: Page): Promise<{ requested: Promise<Request>; release: () => Promise<void> }> {
  let letThrough: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  const isFormState = (request: Request): boolean =>
    request.headers()['next-action'] !== undefined && (request.postData() ?? '').includes('form-state');
  await page.route('**/admin/**', async (route) => {
    if (isFormState(route.request())) await held;
    await route.fallback();
  });
  const requested = page.waitForRequest(isFormState);
  const release = async () => {
    // The answer, which arrives last, removes the errors. When Payload no longer does that, RefusedErrors isn't needed.
    const removed = page
      .locator('.field-error')
      .first()
      .evaluate(
        (error) =>
          new Promise<void>((resolve) => {
            const observer = new MutationObserver(() => {
              if (!error.isConnected) resolve();
            });
            observer.observe(document, { childList: true, subtree: true });
          }),
      );
    letThrough();
    await removed;
  };
  return { requested, release };
}

test('a picture is uploaded, placed, published, and replaced, and its page shows the new one', async ({ page, request }) => {
  const [url, name] = ['/company/with-a-picture', 'a-journey-of-colors'];
  const pathOfPicture = async () => /\/media\/a-journey-of-colors-[^" ]+\.webp/.exec((await visit(request, url)).text)?.[0] ?? '';
  const mainColor = async (path: string) => {
    const { r, b } = (await sharp(await (await request.get(site + path)).body()).stats()).dominant;
    return r > b ? 'red' : 'blue';
  };
  await signIn(page);
  await page.goto('/admin/collections/media/create');
  // Payload also requests the state of the form after a change. Here, the answer comes after the save was refused.
  const { requested, release } = await holdFormState(page);
  await page.locator('input[type=file]').setInputFiles({ ...(await pictureOf('firebrick')), name: 'A journey of colors.png' });
  await requested;
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator('.field-error'), 'all errors at once').toHaveCount(2);
  await release();
  await expect(page.locator('.field-error'), 'the errors stay').toHaveCount(2);
  await page.getByRole('button', { name: `Use ${name}` }).click();
  await page.locator('#field-alt').fill('A field of one color.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/collections/media/${name}`));
  const id = await createDraft(page, {
    url,
    section: 'company',
    label: 'With a picture',
    icon: 'book',
    pagetitle: 'With a picture',
    description: 'What a journey has written.',
    longDescription: LEAD,
    meta: { title: 'With a picture', description: 'A page that a journey writes, publishes, and takes down again at its end.' },
    layout: [{ blockType: 'hero', heading: 'What a picture shows', lead: LEAD }],
  });
  try {
    await openForm(page, id);
    await addBlock(page, 'Picture');
    await page.getByRole('button', { name: 'Choose from existing' }).click();
    await page.getByRole('dialog').getByRole('button', { name }).click();
    await expect.poll(() => fetchNewestDraft(page, id)).toContain(`"media":"${name}"`);
    await publish(page);
    await expect.poll(pathOfPicture).not.toBe('');
    const first = await pathOfPicture();
    expect((await visit(request, url)).text).toContain('alt="A field of one color."');
    expect(await mainColor(first)).toBe('red');

    await page.goto(`/admin/collections/media/${name}`);
    await page.locator('.file-details__remove').click();
    await page.locator('input[type=file]').setInputFiles(await pictureOf('midnightblue'));
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(pathOfPicture).not.toBe(first);
    expect(await mainColor(await pathOfPicture())).toBe('blue');
    // A visitor who already has the page open still gets the previous picture.
    expect((await request.get(site + first)).status()).toBe(200);
  } finally {
    await removePage(page, id);
    await page.request.delete(`${site}/api/media/${name}`, { headers: { origin: site } });
  }
});

test('changes made offline are saved when the connection is back', async ({ page, context }) => {
  await signIn(page);
  const id = await openNewPage(page);
  try {
    await openTab(page, 'In menus and cards');
    await context.setOffline(true);
    await expect(page.getByText('No connection.')).toBeVisible();
    await page.locator('#field-label').fill('Typed without a connection');
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Typed without a connection');
    await context.setOffline(false);
    await expect(page.getByText('No connection.')).toBeHidden();
    await expect(page.locator('#field-label')).toHaveValue('Typed without a connection');
    await expect.poll(() => fetchNewestDraft(page, id)).toContain('"label":"Typed without a connection"');
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Typed without a connection');
  } finally {
    await context.setOffline(false);
    await removePage(page, id);
  }
});

test('unsaved changes can be restored after a reload', async ({ page }) => {
  await signIn(page);
  const id = await openNewPage(page);
  try {
    await openTab(page, 'In menus and cards');
    await page.route('**/api/pages/**', (route) => (route.request().method() === 'PATCH' ? route.abort() : route.continue()));
    await page.locator('#field-label').fill('Typed and not saved');
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Typed and not saved');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByText(/What you typed on .* wasn’t saved\./)).toBeVisible();
    await openTab(page, 'In menus and cards');
    await expect(page.locator('#field-label')).toHaveValue('');
    await page.unroute('**/api/pages/**');
    await page.getByRole('button', { name: 'Restore what you typed' }).click();
    await expect(page.getByText(/wasn’t saved\./)).toBeHidden();
    await expect(page.locator('#field-label')).toHaveValue('Typed and not saved');
  } finally {
    await removePage(page, id);
  }
});

test('a webinar is published with a suggested slug, and its time and time zone are chosen', async ({ page, request }) => {
  const title = 'What a journey learns';
  const url = '/resources/webinars/what-a-journey-learns';
  const start = `${new Date().getUTCFullYear() + 1}-02-03T10:00`;
  await signIn(page);
  await page.goto('/admin/collections/webinars/create');
  await expect(page).toHaveURL(/\/admin\/collections\/webinars\/\d+/);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const fetchDraft = async () => (await page.request.get(`${site}/api/webinars/${id}?draft=true&depth=0`)).text();
  try {
    await expect(page.getByRole('heading', { level: 1, name: 'Untitled webinar' })).toBeVisible();
    await page.locator('#field-title').fill(title);
    await page.getByRole('button', { name: 'Use what-a-journey-learns' }).click();
    await expect(page.locator('#field-slug')).toHaveValue('what-a-journey-learns');
    await page.locator('#field-body').fill('## What you learn\n\nNothing yet.');
    await openTab(page, 'In lists and search engines');
    await page.locator('#field-description').fill('A live session that a journey announces, and takes away again at its end.');
    await openTab(page, 'Settings');
    await choose(page, 'topics', 'Security');
    await choose(page, 'level', 'Foundation');
    await page.locator('#field-start').fill(start);
    await page.locator('#field-zone input').fill('New York');
    await page.locator('#field-zone').getByText('America/New York', { exact: true }).last().click();
    await page.locator('#field-minutes').fill('45');
    await page.getByRole('button', { name: 'Add speaker' }).click();
    await page.locator('#field-speakers__0__name').fill('Ada');
    await page.locator('#field-speakers__0__role').fill('Engineer');
    await expect.poll(fetchDraft).toContain('"role":"Engineer"');
    expect(JSON.parse(await fetchDraft())).toMatchObject({ start, zone: 'America/New_York', level: 'foundation' });
    await publish(page);
    await expect(page.getByText('Published. Visitors see this version now.')).toBeVisible();
    await expect.poll(() => visit(request, url)).toMatchObject({ status: 200, text: expect.stringContaining('New York time') });
    await page.goto(`/admin/collections/webinars?where[id][equals]=${id}`);
    await expect(page.locator('.cell-start')).toContainText(', 10:00 AM');
  } finally {
    await page.request.delete(`${site}/api/webinars/${id}`, { headers: { origin: site } });
  }
});
