import { appendFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { findContrastProblems, readStyles, runAxe } from './axe';
import { findScriptsShape, readShapes } from './shapes';
import { getSharedSet, SharedSet } from './shared-set';

const buildPage = (main: string): string =>
  `<!doctype html><html lang="en"><title>A page</title><main><h1>A page</h1>${main}</main></html>`;
const PALE = '<p style="color: #ccc; background: #fff">Pale</p>';

test('contrast is computed for each style of a text once, and for a new style on every page', async ({ page }) => {
  const knownStyles = getSharedSet('known-texts');
  const problemsOf = async (main: string): Promise<string[]> => {
    await page.setContent(buildPage(main));
    return (await runAxe(page, { knownStyles })).problems;
  };
  expect(await problemsOf('<p>Plain</p>')).toEqual([]);
  expect(await problemsOf(`<p>Plain</p>${PALE}`)).toEqual([expect.stringContaining('color-contrast')]);
  expect(await problemsOf(PALE), 'its style is known').toEqual([]);
  expect(await problemsOf(`<section>${PALE}</section>`), 'in another element').toHaveLength(1);
  await page.setContent(buildPage(PALE));
  expect((await runAxe(page)).problems, 'without known styles').toHaveLength(1);
  const elsewhere = getSharedSet('known-elsewhere');
  expect((await runAxe(page, { knownStyles: elsewhere })).problems, 'with other known styles').toHaveLength(1);
  expect((await runAxe(page, { knownStyles: elsewhere })).problems, 'again on the same page').toEqual([]);
});

test('links are compared with the text around them, also when their style is known from links without any', async ({ page }) => {
  const knownStyles = getSharedSet('known-links');
  const problemsOf = async (main: string): Promise<string[]> => {
    await page.setContent(buildPage(main));
    return (await runAxe(page, { knownStyles })).problems;
  };
  const link = '<a href="/" style="color: #333; text-decoration: none">Link</a>';
  expect(await problemsOf(`<p>${link}</p>`)).toEqual([]);
  expect(await problemsOf(`<p>${link} in a text</p>`)).toEqual([expect.stringContaining('link-in-text-block')]);
  expect(await problemsOf(`<p>${link} in another text</p>`), 'its style is known').toEqual([]);
  expect(await problemsOf(`<p><span>${link}</span> in a text</p>`), 'in another element').toHaveLength(1);
});

test('the contrast of texts with a new style is found without the other rules', async ({ page }) => {
  const knownStyles = getSharedSet('known-contrast');
  const problemsOf = async (main: string): Promise<string[]> => {
    await page.setContent(buildPage(main));
    return findContrastProblems(page, knownStyles.add(await page.evaluate(readStyles)));
  };
  expect(await problemsOf('<p>Plain</p><img src="data:,">'), 'a picture without alternative text').toEqual([]);
  expect(await problemsOf(`<p>Plain</p>${PALE}`)).toEqual([expect.stringContaining('color-contrast')]);
  expect(await problemsOf(`<p>Plain</p>${PALE}`), 'its style is known').toEqual([]);
});

test('what a worker adds to a shared set is known to the others, once its line is complete', () => {
  const file = test.info().outputPath('shared.txt');
  const [one, other] = [new SharedSet(file), new SharedSet(file)];
  expect(one.add(['1', '2'])).toEqual(['1', '2']);
  expect(other.findNew(['1', '3'])).toEqual(['3']);
  appendFileSync(file, '3');
  expect(other.findNew(['3'])).toEqual(['3']);
  appendFileSync(file, '0\n');
  expect(other.add(['1', '3', '30'])).toEqual(['3']);
  expect(one.findNew(['2', '3', '30', '4'])).toEqual(['4']);
});

test('a page has a new shape when an attribute, a state, a parent or the list of scripts is new, not a text or a URL', async ({
  page,
}) => {
  const known = getSharedSet('known-shapes');
  const countNew = async (main: string, scripts = '/a.js'): Promise<number> => {
    const html = `${buildPage(main)}<template data-rsc="1" data-src="${scripts}"></template>`;
    await page.setContent(html);
    return known.add([...(await page.evaluate(readShapes)), findScriptsShape(html)]).length;
  };
  expect(await countNew('<p class="a">One <a href="/one">link</a></p>')).toBeGreaterThan(3);
  expect(await countNew('<p class="a">Another <a href="/another">link</a></p><p class="a">Text</p>')).toBe(0);
  expect(await countNew('<p class="a">One <a href="/one" aria-current="page">link</a></p>'), 'state').toBe(1);
  expect(await countNew('<p class="a"><a href="/one" title="One">link</a></p>'), 'attribute').toBe(1);
  expect(await countNew('<ul><li><a href="/one">link</a></li></ul>'), 'parents').toBe(3);
  expect(await countNew('<p class="a">One <em>and <code class="b">two</code></em></p>'), 'emphasis').toBe(0);
  expect(await countNew('<p class="a">One <em title="Two">two</em></p>'), 'emphasis with an attribute').toBe(1);
  expect(await countNew('<p class="a">One <strong><a href="/one">link</a></strong></p>'), 'a link in it').toBe(2);
  expect(await countNew('<pre><code class="b">One <span class="c">two</span></code></pre>'), 'code').toBe(2);
  expect(await countNew('<p class="a">One</p>', '/a.js /b.js'), 'scripts').toBe(1);
});
