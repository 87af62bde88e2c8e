import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { parse } from 'yaml';
import { z } from 'zod';
import { runAxe } from '../audits/axe';
import { site } from '../audits/content-pages';
import { submitSignInForm } from './provider';

/** @param place fragment of the part of the page that is in view after signing in */
async function signIn(page: Page, button: string, user: string, place = ''): Promise<void> {
  const back = page.url() + place;
  await page.getByRole('main').getByRole('button', { name: button }).click();
  await submitSignInForm(page, user);
  await expect(page).toHaveURL(back);
  if (place !== '') await expect(page.locator(place)).toBeInViewport();
}

test('the catalog is filtered by links, and each choice has a URL', async ({ page, request }) => {
  await page.goto('/training/training-catalog');
  const courses = page.locator('#catalog').getByRole('heading', { level: 3 }).or(page.locator('#catalog ul:not(nav ul) > li'));
  const all = await courses.count();
  await page
    .locator('#catalog')
    .getByRole('link', { name: /^Advanced/ })
    .click();
  await expect(page).toHaveURL('/training/training-catalog/level/advanced#catalog');
  await expect(page).toHaveTitle(/Advanced/);
  await page.waitForLoadState();
  expect(await courses.count()).toBeLessThan(all);
  expect(await courses.count()).toBeGreaterThan(0);
  await page.goto('/training/training-catalog/delivery/private/version/17/language/de');
  await expect(courses).toHaveText([/PostgreSQL administration/]);
  await page.setViewportSize({ width: 360, height: 800 });
  for (const group of await page.locator('#catalog nav dl').all())
    expect((await group.boundingBox())?.height, 'a group of filters is one line on a phone').toBeLessThan(60);
  for (const end of ['level/expert', 'version/9', 'product/none', 'language/de/version/17'])
    expect((await request.get(`/training/training-catalog/${end}`)).status(), end).toBe(404);
});

test('courses are compared side by side with links alone', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site });
  const page = await context.newPage();
  await page.goto('/training/training-catalog');
  const catalog = page.locator('#catalog');
  const comparison = catalog.getByRole('navigation', { name: 'Comparison' });
  await comparison.getByRole('link', { name: 'PostgreSQL administration' }).click();
  await catalog.getByRole('link', { name: 'PostgreSQL essentials' }).click();
  await expect(page).toHaveURL('/training/training-catalog/compare/postgresql-essentials/postgresql-administration#catalog');
  await expect(catalog.getByRole('columnheader', { name: 'PostgreSQL administration' })).toBeVisible();
  await expect(catalog.getByRole('row', { name: /^Taught on/ })).toContainText('PostgreSQL 18 and 17');
  await context.close();
});

test('a learner solves the exercises of a lesson and keeps the progress after signing in', async ({ page }) => {
  const lesson = '/training/free-postgres-training/insert-update-delete';
  await page.goto(lesson);
  const first = page.getByRole('region', { name: 'Exercise 1' });
  await first.getByRole('button', { name: 'Solve it here' }).click();
  await first.getByRole('button', { name: 'Check the answer' }).click();
  await expect(first.getByText('Not yet: your SQL returned no rows.')).toBeVisible({ timeout: 120_000 });
  // An answer that runs forever can be stopped.
  const endless = 'do $$ begin loop end loop; end $$;';
  await first.getByRole('textbox').fill(endless);
  await first.getByRole('button', { name: 'Check the answer' }).click();
  await first.getByRole('button', { name: 'Stop the check' }).click();
  await expect(first.getByText('Stopped. Your SQL is kept.')).toBeVisible();
  await expect(first.getByRole('textbox')).toHaveValue(endless);
  // The input is still there after a reload, checked or not.
  await first.getByRole('textbox').fill('select 1 -- not checked');
  await page.reload();
  await first.getByRole('button', { name: 'Solve it here' }).click();
  await expect(first.getByRole('textbox')).toHaveValue('select 1 -- not checked');
  await first.getByText('Hint 1').click();
  for (const exercise of await page.getByRole('region', { name: /^Exercise \d$/ }).all()) {
    const open = exercise.getByRole('button', { name: 'Solve it here' });
    if (await open.isVisible()) await open.click();
    const solution = await exercise.locator('details').last().locator('code').textContent();
    await exercise.getByRole('textbox').fill(solution ?? '');
    await exercise.getByRole('button', { name: 'Check the answer' }).click();
    await expect(exercise.getByText('Right.', { exact: true })).toBeVisible({ timeout: 120_000 });
  }
  await expect(page.getByText('3 of 3 exercises solved. This lesson is done.')).toBeVisible();
  expect((await runAxe(page)).problems).toEqual([]);

  await page.goto('/training/learning-paths/sql-for-application-developers');
  await page.keyboard.press('Tab');
  await expect(page.getByText('1 of 8 steps done')).toBeVisible();
  await signIn(page, 'Sign in to keep your progress', 'editor');
  await expect(page.getByText('1 of 8 steps done')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('learning')), { message: 'the account has it now' })
    .toContain('"done":[]');
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Learning paths' }).getByText('1 of 8 steps done.')).toBeVisible();
});

test('a visitor books a class, finds it on the dashboard, and cancels it', async ({ page }) => {
  await page.goto('/training/live-postgresql-training');
  const link = page.locator('a[href^="/training/classes/"]:not([href$=".ics"])').last();
  await expect(
    link,
    'a class that hasn’t begun; if none is left, move those in content/data/training-classes.yaml',
  ).toBeVisible();
  const href = await link.getAttribute('href');
  await page.goto(href ?? '');
  await page.setViewportSize({ width: 360, height: 640 });
  await signIn(page, 'Sign in to book', 'reviewer', '#book');
  const hold = page.getByRole('button', { name: 'Hold a seat' });
  await expect(hold, 'the rules of booking are below it').toBeInViewport();
  const seats = page.getByRole('definition').filter({ hasText: 'seats left' });
  const left = parseInt((await seats.textContent()) ?? '', 10);
  await hold.click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Rita Reviewer');
  await expect(seats, 'without a reload').toContainText(`${left - 1} of `);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Book the seat' }).click();
  await expect(page.getByText('The site could not be reached.'), 'not above the window').toBeInViewport();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Book the seat' }).click();
  await expect(page.getByText('Your seat is booked. A confirmation with a calendar file is on its way.')).toBeVisible();
  expect((await runAxe(page)).problems).toEqual([]);

  await page.goto('/dashboard');
  const classes = page.locator('section', { has: page.getByRole('heading', { name: 'Classes', level: 2 }) });
  await expect(classes.getByText('Your seat is booked.')).toBeVisible();
  await classes.getByRole('link', { name: 'View or change the booking' }).click();
  await page.getByText('Cancel the seat', { exact: true }).click();
  await page.getByRole('button', { name: 'Yes, cancel the seat' }).click();
  await expect(page.getByRole('button', { name: 'Hold a seat' })).toBeVisible();
});

const plain = (text: string): string => text.replaceAll(/[`*]/g, '').replaceAll(/\s+/g, ' ').trim();
const bank = z
  .array(z.object({ text: z.string(), options: z.array(z.object({ text: z.string(), correct: z.boolean().default(false) })) }))
  .parse(parse(readFileSync(path.resolve('content/data/exam-questions.yaml'), 'utf8')))
  .map(({ text, options }) => ({
    text: plain(text),
    right: options.filter(({ correct }) => correct).map((option) => plain(option.text)),
  }));

/** Selects the correct answer to the question on the page. */
async function answerRight(page: Page): Promise<void> {
  const fieldset = page.locator('main fieldset');
  const shown = plain(await fieldset.innerText());
  const question = bank.find(({ text }) => shown.includes(text));
  expect(question, shown).toBeDefined();
  for (const label of await fieldset.locator('label').all())
    if (question?.right.includes(plain(await label.innerText()))) await label.locator('input').check();
}

/** Starts an exam of 30 questions. The page of a question doesn't have the correct answer. */
async function startExam(page: Page): Promise<void> {
  await page.goto('/training/exam');
  await signIn(page, 'Sign in to take an exam', 'author', '#start');
  await page.getByRole('radio', { name: 'Postgres Professional' }).check();
  await page.getByRole('textbox', { name: 'Name on the certificate' }).fill('Ada Author');
  await page.getByRole('button', { name: 'Start the exam now' }).click();
  await expect(page).toHaveURL(`${site}/training/exam/question/1`);
  await expect(page.getByRole('heading', { name: 'Question 1 of 30' })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^5\d:\d\d$/);
  const html = await (await page.request.get('/training/exam/question/1')).text();
  expect(html).not.toMatch(/\\?"correct\\?"|explanation/);
  expect((await runAxe(page)).problems).toEqual([]);
}

/** An answer is saved immediately, or when the network is back. Keys flag a question and open the next one. */
async function answerFirstQuestion(page: Page): Promise<void> {
  await page.route('**/training/exam/answer', (route) => route.abort());
  await answerRight(page);
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.unroute('**/training/exam/answer');
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  // Staff grant extra time: the clock follows the response to the next answer.
  await page.route('**/training/exam/answer', async (route) => {
    const response = await route.fetch();
    const answer = z.looseObject({ secondsLeft: z.number() }).parse(await response.json());
    await route.fulfill({ response, json: { ...answer, secondsLeft: answer.secondsLeft + 1800 } });
  });
  await page.locator('main fieldset input').first().focus();
  await page.keyboard.press('f');
  await expect(page.getByRole('timer')).toHaveText(/^1:2\d:\d\d$/);
  await page.keyboard.press('f');
  // “Saved.” may still be that of the answer before.
  await expect(page.getByRole('link', { name: 'Question 1, answered', exact: true })).toBeVisible();
  // A request in flight still passes through the route.
  await page.unrouteAll({ behavior: 'wait' });
  // By keyboard: flags the question and opens the next one.
  await page.locator('main fieldset input').first().focus();
  await page.keyboard.press('f');
  await expect(page.getByRole('checkbox', { name: 'Flag this question' })).toBeChecked();
  await expect(page.getByRole('link', { name: 'Question 1, answered, flagged' })).toBeVisible();
  // Without a network, the question stays, and the next one opens when the network is back.
  await page.context().setOffline(true);
  await page.keyboard.press('n');
  await expect(page.getByText('You are offline. The page you chose opens')).toBeInViewport();
  await page.context().setOffline(false);
  await expect(page).toHaveURL(`${site}/training/exam/question/2`);
  await expect(page.getByRole('link', { name: 'Question 1, answered, flagged' })).toBeVisible();
}

/** In forced colors, the current question has a thick frame inside its outline, which the focus has, also when it is filled. */
async function expectFrameInForcedColors(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  const link = page.getByRole('link', { name, exact: true });
  await expect(link).toHaveAttribute('aria-current', 'page');
  const { width, frame, fill } = await link.evaluate((element) => {
    const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(element);
    return { width: parseFloat(borderTopWidth), frame: borderTopColor, fill: backgroundColor };
  });
  expect(width).toBeGreaterThanOrEqual(4);
  expect(frame).not.toBe(fill);
  await page.emulateMedia({ forcedColors: 'none' });
}

/** The list of questions waits for the last change, too, while an earlier one is still on its way. */
async function leaveWhileSaving(page: Page): Promise<void> {
  await answerRight(page);
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await expectFrameInForcedColors(page, 'Question 2, answered');
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/training/exam/answer', async (route) => {
    await held;
    await route.continue();
  });
  const flag = page.getByRole('checkbox', { name: 'Flag this question' });
  await flag.check();
  await flag.uncheck();
  // The browser asks before leaving loses the answer.
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.dismiss();
    return dialog.type();
  });
  await page.evaluate(() => history.back());
  expect(await asked).toBe('beforeunload');
  await page.getByRole('link', { name: 'Question 7, not answered' }).click();
  release();
  await expect(page).toHaveURL(`${site}/training/exam/question/7`);
  await expect(page.getByRole('link', { name: 'Question 2, answered', exact: true })).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
}

/** A page that ends with an unsaved answer, as on an iPhone, which doesn't ask: the next page of the exam sends the answer. */
async function leaveUnsaved(page: Page): Promise<void> {
  await page.route('**/training/exam/answer', (route) => route.abort());
  await answerRight(page);
  await expect(page.getByText('Not saved yet')).toBeVisible();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.goto('/training/exam/question/8');
  await expect(page.getByText('Your answer to question 7 is kept in this browser.')).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(page.getByText('Your answer to question 7 was kept when you left, and is saved now.')).toBeVisible();
  expect((await runAxe(page)).problems).toEqual([]);
  await page.goto('/training/exam/question/7');
  await expect(page.getByRole('link', { name: 'Question 7, answered', exact: true })).toBeVisible();
}

/** Answers the other questions without JavaScript, in another browser that has the same cookie. */
async function answerTheRest(page: Page, browser: Browser): Promise<void> {
  const state = await page.context().storageState();
  const context = await browser.newContext({ javaScriptEnabled: false, storageState: state, baseURL: site });
  const other = await context.newPage();
  await other.goto('/training/exam/question/2?problem=conflict');
  await expect(other, 'a screen reader says the title first').toHaveTitle(/^Error: Exam: question 2/);
  await other.goto('/training/exam/review');
  await other.getByRole('button', { name: 'Submit the exam' }).click();
  await expect(other.getByRole('checkbox', { name: /^Submit with \d+ of 30 questions unanswered$/ })).toBeFocused();
  await expect(other, 'a tap isn’t enough while questions are open').toHaveURL(`${site}/training/exam/review`);
  await other.goto('/training/exam/question/2');
  for (let position = 2; position <= 30; position += 1) {
    await expect(other).toHaveURL(`${site}/training/exam/question/${position}`);
    await other.waitForLoadState();
    await answerRight(other);
    await other.getByRole('button', { name: /^Save and/ }).click();
  }
  await expect(other).toHaveURL(`${site}/training/exam/question/31`);
  await expect(other.getByText('All questions are answered. You flagged 1.')).toBeVisible();
  await context.close();
}

/** The clock of the review list runs, asks the server when the network is back, and warns before the end. */
async function watchTheClock(page: Page): Promise<void> {
  await page.goto('/training/exam/review');
  const timer = page.getByRole('timer');
  const shown = (await timer.textContent()) ?? '';
  await expect(timer, 'the clock of the review list runs').not.toHaveText(shown);
  await page.route('**/training/exam/clock', (route) => route.fulfill({ json: { secondsLeft: 5000 } }));
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expect(timer, 'the clock asks the server when the network is back').toHaveText(/^1:2\d:\d\d$/);
  for (const [minutes, secondsLeft] of [
    [10, 599],
    [2, 119],
  ] as const) {
    await page.route('**/training/exam/clock', (route) => route.fulfill({ json: { secondsLeft } }));
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    await expect(page.getByRole('alert').filter({ hasText: `Less than ${minutes} minutes are left.` })).toBeVisible();
  }
  expect((await runAxe(page)).problems).toEqual([]);
}

async function submitAndPass(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit the exam' }).click();
  await expect(page).toHaveURL(`${site}/training/exam/result`);
  await expect(page.getByRole('heading', { name: 'You passed' })).toBeVisible();
  await expect(page.getByText('30 of 30 correct')).toBeVisible();
  await page.getByRole('link', { name: 'View your certificate' }).click();
  await expect(page.getByText('Ada Author')).toBeVisible();
  expect((await runAxe(page)).problems).toEqual([]);
}

/** Anyone can read the certificate and its files. */
async function shareCertificate(page: Page, certificate: string): Promise<void> {
  await expect(page.getByRole('main'), 'an employer reads who issued it').toContainText(/Issued by\s*EnterpriseDB/);
  expect((await page.request.get(certificate)).status()).toBe(200);
  for (const [file, type] of [
    ['certificate.pdf', 'application/pdf'],
    ['image.png', 'image/png'],
    ['credential.jwt', 'text/plain'],
  ])
    expect((await page.request.get(`${certificate}/${file}`)).headers()['content-type'], file).toContain(type);
}

async function hideName(page: Page, certificate: string): Promise<void> {
  await page.goto('/dashboard');
  const exams = page.locator('section', { has: page.getByRole('heading', { name: 'Exams and certificates', level: 2 }) });
  await expect(exams.getByText('30 of 30 correct, passed.')).toBeVisible();
  await exams.getByRole('button', { name: 'Hide my name' }).click();
  await expect(exams.getByText('Your name is hidden.')).toBeVisible();
  await page.goto('/certificates');
  const number = page.getByRole('textbox', { name: 'Certificate number' });
  await number.fill('2222-2222-2222-2222-2222');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page, 'a screen reader says the title, and the field with its error').toHaveTitle(/^Error: Verify a certificate/);
  await expect(number).toBeFocused();
  await expect(number).toHaveAccessibleDescription(/There is no certificate with this number\./);
  await number.fill(certificate.split('/').at(-1)?.toLowerCase() ?? '');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Valid', { exact: true })).toBeVisible();
  await expect(page).toHaveTitle(/^Certificate: Postgres Professional/);
  await expect(page.getByText('Ada Author')).toHaveCount(0);
  expect((await page.request.get('/certificates/2222-2222-2222-2222-2222')).status()).toBe(404);
}

test('a visitor takes an exam with and without JavaScript, resumes it, passes, and shares the certificate', async ({
  page,
  browser,
}) => {
  test.slow();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await startExam(page);
  await answerFirstQuestion(page);
  await leaveWhileSaving(page);
  await leaveUnsaved(page);
  await answerTheRest(page, browser);
  await watchTheClock(page);
  await submitAndPass(page);
  const certificate = page.url();
  await shareCertificate(page, certificate);
  await hideName(page, certificate);
  expect(errors).toEqual([]);
});
