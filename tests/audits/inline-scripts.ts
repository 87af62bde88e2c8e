import type { Page } from '@playwright/test';

/** Texts of the inline scripts that do something. The flight data is what React reads during hydration: it counts as HTML. */
export function extractInlineScripts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.scripts]
      .filter(
        ({ src, type, dataset }) =>
          src === '' && dataset['src'] === undefined && (type === '' || type === 'module' || type === 'text/javascript'),
      )
      .map(({ text }) => text)
      .filter((text) => !text.startsWith('self.__next_f.push(') && !text.startsWith('(self.__next_f=self.__next_f||[]).push(')),
  );
}
