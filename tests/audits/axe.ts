import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The minified build, which is parsed in half the time of the other. */
const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 AA, which includes the earlier ones, and what axe holds to be good practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe looks at: all of the page, unless something is said. */
interface AxeScope {
  include?: string;
  exclude?: string;
  /**
   * Looks of texts whose contrast was computed on other pages, which takes more than half of axe's time: with the background,
   * and of links, with the text around them. It is computed for the others, which are added. Without it, it is computed for
   * every text.
   */
  knownLooks?: Set<number>;
}

/** What axe has found. */
interface AxeReport {
  /** How many rules found something to look at and nothing wrong with it. */
  passes: number;
  /** A line for each place where a rule is broken, so that a failed test says where to look. */
  problems: string[];
}

/** Brings axe with every document that a page loads: as the same script each time, it is compiled once. */
export async function injectAxe(page: Page): Promise<void> {
  await page.addInitScript(AXE_SOURCE);
}

/**
 * Runs axe in a page. Its own adapter for Playwright loads it twice and has the whole report sent, which takes as long as
 * the look itself.
 */
export async function axeReport(page: Page, { include, exclude, knownLooks }: AxeScope = {}): Promise<AxeReport> {
  for (const frame of page.frames()) if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE_SOURCE);
  const marked = knownLooks === undefined ? undefined : await markNewLooks(page, knownLooks);
  return page.evaluate(
    async ({ rules, scope, texts }) => {
      // What a page does once it has loaded, it does before the second frame from now.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      window.axe.configure({
        rules: [
          { id: 'color-contrast', selector: texts },
          { id: 'link-in-text-block', selector: `a[href]:is(${texts}, :has(${texts}))` },
        ],
      });
      const { violations, passes } = await window.axe.run(scope, {
        runOnly: { type: 'tag', values: rules },
        resultTypes: ['violations'],
      });
      const problems = violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, any }) => `${id}: ${help} at ${target.join(' ')} ${any.map(({ message }) => message).join('; ')}`),
      );
      return { passes: passes.length, problems };
    },
    { rules: RULES, scope: { include: selectorsOf(include), exclude: selectorsOf(exclude) }, texts: marked ?? '*' },
  );
}

/**
 * Marks the elements with a text that looks like none before, and adds their looks to the known ones. A look is what decides
 * about the contrast, apart from the style sheets: the elements around the text, with the attributes that styles depend on,
 * and of a link whether something is beside it.
 * @returns a selector of the marked elements
 */
async function markNewLooks(page: Page, knownLooks: Set<number>): Promise<string> {
  const mark = 'data-new-look';
  const added = await page.evaluate(
    ({ known, name: markName }) => {
      const styling = /^(?:class|style|open|type|disabled|role|fill|data-.+|aria-(?:current|expanded|pressed|selected))$/;
      /** FNV-1a, in 32 bits. */
      const hash = (text: string, start: number): number => {
        let value = start;
        for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
        return value;
      };
      /** Whether the element is a link with something beside it, from which it has to differ. */
      const isInText = (element: Element): boolean =>
        element.tagName === 'A' &&
        element.parentElement?.closest(':not(b, code, em, i, span, strong)')?.textContent?.trim() !== element.textContent?.trim();
      const looks = new Map<Element, number>();
      const lookOf = (element: Element): number => {
        const found = looks.get(element);
        if (found !== undefined) return found;
        const attributes = [...element.attributes].filter(({ name }) => styling.test(name));
        const own = `>${element.tagName}${isInText(element) ? ' in text' : ''} ${attributes.map(({ name, value }) => `${name}=${value}`).join(' ')}`;
        const look = hash(own, element.parentElement === null ? 0x811c9dc5 : lookOf(element.parentElement));
        looks.set(element, look);
        return look;
      };
      const before = new Set(known);
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const fresh = new Set<Element>();
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        if (text.parentElement !== null && text.textContent?.trim() && !before.has(lookOf(text.parentElement)))
          fresh.add(text.parentElement);
      // Marked at the end, since the mark would be part of their looks.
      const result = [...fresh].map(lookOf);
      for (const element of fresh) element.setAttribute(markName, '');
      return result;
    },
    { known: [...knownLooks], name: mark },
  );
  for (const look of added) knownLooks.add(look);
  return `[${mark}]`;
}

function selectorsOf(selector: string | undefined): string[] {
  return selector === undefined ? [] : [selector];
}
