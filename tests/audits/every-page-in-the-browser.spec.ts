import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { axeProblems, axeRules } from './axe';
import { addresses, markdownAddress, site } from './catalogue';
import { firstDifference, wordsOfMain, wordsOfMarkdown } from './markdown-words';

/** One page of the browser a worker: to make one anew for every address takes longer than to look at it. */
const test = base.extend<object, { tab: Page }>({
  tab: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: site, colorScheme: 'light', reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});

for (const address of addresses) {
  test(`${address} has no barrier that axe finds, and says the same words as Markdown`, async ({ tab, request }) => {
    await tab.goto(address);
    const { violations, passes } = await new AxeBuilder({ page: tab }).options({ resultTypes: ['violations'] }).withTags(axeRules).setLegacyMode(true).analyze();
    expect(passes.length, 'axe looked').toBeGreaterThan(10);
    expect.soft(axeProblems(violations)).toEqual([]);

    const answer = await request.get(markdownAddress(address));
    expect(answer.status()).toBe(200);
    expect(answer.headers()).toMatchObject({ 'content-type': 'text/markdown; charset=utf-8', 'x-robots-tag': 'noindex', link: expect.stringContaining(`<${site}${address}>; rel="canonical"`) });
    const text = await answer.text();
    expect(text).toContain(`\nurl: ${site}${address}\n---\n`);
    const [expected, found] = [await wordsOfMain(tab), wordsOfMarkdown(text)];
    expect(found.length).toBeGreaterThan(10);
    expect(firstDifference(expected, found), 'where page and Markdown part').toBeUndefined();

    const negotiated = await request.get(address, { headers: { Accept: 'text/markdown' } });
    expect(negotiated.headers()).toMatchObject({ 'content-type': 'text/markdown; charset=utf-8', vary: expect.stringContaining('Accept'), 'content-location': markdownAddress(address) });
    expect(await negotiated.text()).toBe(text);
  });
}
