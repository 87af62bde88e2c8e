import { expect, test } from '@playwright/test';
import { runAxe } from './axe';

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
