import { type APIRequestContext, expect as baseExpect, type Browser, type Page } from '@playwright/test';
import { z } from 'zod';
import { SAMPLE_PASSWORD } from '../../scripts/companion/identity-provider/accounts';
import { site as sharedSite } from '../audits/content-pages';

/*
 * What journeys in the admin have in common: who signs in, the forms of pages, and what a visitor sees of it.
 */

/** The URL of the site on which journeys may publish, without a trailing slash. */
export const site = process.env['PUBLISHING_URL'] ?? sharedSite;

/** Admin forms fetch their state from the server after each step, which is slow on a busy machine. */
export const expect = baseExpect.configure({ timeout: 30_000 });

/**
 * Signs someone in to the admin of the page's site; a user name is that of a role. The forms are sent without the browser, which
 * needs longer to show the admin than most journeys need for all else. sign-on.spec.ts signs in by hand.
 */
export async function signIn(page: Page, username = 'administrator'): Promise<void> {
  const form = await page.request.get('/api/users/sign-in?redirect=/admin');
  const admin = await page.request.post(form.url(), { form: { username, password: SAMPLE_PASSWORD, action: 'sign-in' } });
  expect(admin.url()).toMatch(/\/admin\/?$/);
}

/** Opens a separate browser context in which someone is signed in to the admin. Close the context at the end. */
export async function signInInNewContext(browser: Browser, username: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, username);
  return page;
}

/** Fetches the newest draft of a page. */
export async function fetchNewestDraft(page: Page, id: string): Promise<string> {
  const answer = await page.request.get(`${site}/api/pages/${id}?draft=true&depth=0`);
  return answer.text();
}

/** Opens the form of a page and waits until it is interactive. */
export async function openForm(page: Page, id: string): Promise<void> {
  await page.goto(`/admin/collections/pages/${id}`);
  await expect(page.locator('#field-url')).toBeEditable();
}

/** Creates a draft, for journeys that aren't about creating one. */
export async function createDraft(page: Page, data: object): Promise<string> {
  const answer = await page.request.post(`${site}/api/pages?draft=true`, {
    data: { ...data, _status: 'draft' },
    headers: { origin: site },
  });
  return String(z.object({ doc: z.object({ id: z.number() }) }).parse(await answer.json()).doc.id);
}

/** Requests a path as a visitor who isn't signed in. */
export async function visit(request: APIRequestContext, path: string): Promise<{ status: number; text: string }> {
  const answer = await request.get(site + path, { headers: { cookie: '' } });
  return { status: answer.status(), text: await answer.text() };
}

/** Deletes the page, whatever its state. */
export async function removePage(page: Page, id: string): Promise<void> {
  const gone = await page.request.delete(`${site}/api/pages/${id}`, { headers: { origin: site } });
  expect([200, 404]).toContain(gone.status());
}
