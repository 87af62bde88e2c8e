import type { Page } from '@playwright/test';

/**
 * Lists the shapes of the elements of a page. A shape is what the rules of axe and React depend on, apart from texts and URLs: an
 * element's name, the names of its attributes, and the values that say how it looks, what it is and in which state, with the same of
 * its parent. The list of scripts that the page loads counts as a shape, too.
 * @param page shows the HTML
 * @param html of the page as the server sent it
 */
export async function listShapes(page: Page, html: string): Promise<string[]> {
  const shapes = await page.evaluate(() => {
    const decisive =
      /^(?:class|role|type|scope|tabindex|open|hidden|disabled|checked|aria-(?!label|labelledby|describedby|controls).+)$/;
    const describe = (element: Element): string => {
      const attributes = [...element.attributes].map(({ name, value }) => (decisive.test(name) ? `${name}=${value}` : name));
      return `${element.localName}[${attributes.toSorted().join(' ')}]`.replaceAll(/\s+/g, ' ');
    };
    const found = new Set<string>();
    const collect = (element: Element, parent: string): void => {
      const own = describe(element);
      found.add(`${parent}>${own}`);
      // Nothing is checked inside a drawing.
      if (element.localName !== 'svg') for (const child of element.children) collect(child, own);
    };
    collect(document.body, '');
    // As one string, because Playwright wraps each element of an array.
    return [...found].join('\n');
  });
  const [, scripts = ''] = /<template\b[^>]* data-src="([^"]*)"/.exec(html) ?? [];
  return [...shapes.split('\n'), `scripts ${scripts}`];
}
