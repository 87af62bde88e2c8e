import { expect, test } from '@playwright/test';
import { findContrastProblems, injectAxe } from './axe';
import { layOut, prepareLayout } from './layout-tab';
import { findReflowProblemsInFrame } from './reflow';

// Otherwise, the policy of the tab's page would block the styles.
test.use({ bypassCSP: true });

test('a page in the frame is read on the width of a laptop, then on 320 pixels with and without text spacing', async ({
  page,
}) => {
  await injectAxe(page);
  await page.goto('/robots.txt');
  const frame = await prepareLayout(page);
  const look = async (main: string) => {
    const html = `<!doctype html><html lang="en"><title>A page</title><body><header></header><main>${main}</main><footer></footer>`;
    const { overflow, styles, words } = await layOut(frame, `${html}</body></html>`);
    return {
      overflow,
      words,
      contrast: await findContrastProblems(frame, styles),
      reflow: await findReflowProblemsInFrame(frame),
    };
  };
  const links = (width: number): string =>
    `<nav aria-label="On this page"><ul style="overflow: auto"><li style="width: ${width}px">Links</li></ul></nav>`;

  expect(await look(links(1300))).toEqual({ overflow: 0, words: [], contrast: [], reflow: [] });
  expect((await look(links(1500))).overflow).toBeGreaterThan(50);
  expect(await look('<p style="color: #ccc">Pale</p>')).toMatchObject({
    words: ['Pale'],
    contrast: [expect.stringContaining('color-contrast')],
    reflow: [],
  });
  expect((await look('<p style="width: 400px">Wide</p>')).reflow).toContainEqual(expect.stringMatching(/^outside: p/));
  expect((await look('<p style="white-space: nowrap">Thirty-five letters in one line, no</p>')).reflow).toEqual([
    expect.stringMatching(/^with text spacing, the page is \d+ wide on 320 pixels$/),
  ]);
});
