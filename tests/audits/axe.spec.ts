import { expect, test } from '@playwright/test';
import { findContrastProblems, runAxe } from './axe';
import { listShapes } from './shapes';
import { SharedSet } from './shared-set';

const buildPage = (main: string): string =>
  `<!doctype html><html lang="en"><title>A page</title><main><h1>A page</h1>${main}</main></html>`;
const PALE = '<p style="color: #ccc; background: #fff">Pale</p>';

test('contrast is computed for each style of a text once, and for a new style on every page', async ({ page }) => {
  const knownStyles = new Set<number>();
  const problemsOf = async (main: string): Promise<string[]> => {
    await page.setContent(buildPage(main));
    return (await runAxe(page, { knownStyles: knownStyles })).problems;
  };
  expect(await problemsOf('<p>Plain</p>')).toEqual([]);
  expect(await problemsOf(`<p>Plain</p>${PALE}`)).toEqual([expect.stringContaining('color-contrast')]);
  expect(await problemsOf(PALE), 'its style is known').toEqual([]);
  expect(await problemsOf(`<section>${PALE}</section>`), 'in another element').toHaveLength(1);
  await page.setContent(buildPage(PALE));
  expect((await runAxe(page)).problems, 'without known styles').toHaveLength(1);
  const elsewhere = new Set<number>();
  expect((await runAxe(page, { knownStyles: elsewhere })).problems, 'with other known styles').toHaveLength(1);
  expect((await runAxe(page, { knownStyles: elsewhere })).problems, 'again on the same page').toEqual([]);
});

test('links are compared with the text around them, also when their style is known from links without any', async ({ page }) => {
  const knownStyles = new Set<number>();
  const problemsOf = async (main: string): Promise<string[]> => {
    await page.setContent(buildPage(main));
    return (await runAxe(page, { knownStyles: knownStyles })).problems;
  };
  const link = '<a href="/" style="color: #333; text-decoration: none">Link</a>';
  expect(await problemsOf(`<p>${link}</p>`)).toEqual([]);
  expect(await problemsOf(`<p>${link} in a text</p>`)).toEqual([expect.stringContaining('link-in-text-block')]);
  expect(await problemsOf(`<p>${link} in another text</p>`), 'its style is known').toEqual([]);
  expect(await problemsOf(`<p><span>${link}</span> in a text</p>`), 'in another element').toHaveLength(1);
});

test('the contrast of texts with a new style is found without the other rules', async ({ page }) => {
  const knownStyles = new Set<number>();
  await page.setContent(buildPage('<p>Plain</p><img src="data:,">'));
  expect(await findContrastProblems(page, knownStyles), 'a picture without alternative text').toEqual([]);
  await page.setContent(buildPage(`<p>Plain</p>${PALE}`));
  expect(await findContrastProblems(page, knownStyles)).toEqual([expect.stringContaining('color-contrast')]);
  expect(await findContrastProblems(page, knownStyles), 'its style is known').toEqual([]);
});

test('a page has a new shape when an attribute, a state, a parent or the list of scripts is new, not a text or a URL', async ({
  page,
}, { outputDir }) => {
  const shapes = new SharedSet(outputDir, 'shapes.txt');
  const countNew = async (main: string, scripts = '/a.js'): Promise<number> => {
    const html = `${buildPage(main)}<template data-rsc="1" data-src="${scripts}"></template>`;
    await page.setContent(html);
    return shapes.add(await listShapes(page, html)).length;
  };
  expect(await countNew('<p class="a">One <a href="/one">link</a></p>')).toBeGreaterThan(3);
  expect(await countNew('<p class="a">Another <a href="/another">link</a></p><p class="a">Text</p>')).toBe(0);
  expect(await countNew('<p class="a">One <a href="/one" aria-current="page">link</a></p>'), 'state').toBe(1);
  expect(await countNew('<p class="a"><a href="/one" title="One">link</a></p>'), 'attribute').toBe(1);
  expect(await countNew('<ul><li><a href="/one">link</a></li></ul>'), 'parents').toBe(3);
  expect(await countNew('<p class="a">One</p>', '/a.js /b.js'), 'scripts').toBe(1);
});
