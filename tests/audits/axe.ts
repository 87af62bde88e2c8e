import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The minified build: it is parsed in half the time. */
const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 AA, earlier versions, and axe's best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe checks: the whole page by default. */
interface AxeScope {
  include?: string;
  exclude?: string;
  /**
   * Hashes of text styles whose contrast was already checked on other pages (contrast takes more than half of axe's time: of
   * texts with their background, and of links with the text around them). New ones are checked and added. Without this, every
   * text is checked.
   */
  knownStyles?: Set<number>;
}

/** The result of a run of axe. */
interface AxeReport {
  /** How many rules applied to something and found no problem. */
  passes: number;
  /** One line per violation, for the message of a failed test. */
  problems: string[];
}

/** Hashes of the text styles that this worker has checked, by what decides about their contrast apart from the page. */
const checkedStyles = new Map<string, Set<number>>();

/**
 * Returns the styles that this worker has checked at a width in a color scheme, for pages as they look once they have loaded.
 * A state that no attribute tells, such as a checked box or the focus, isn't part of a style.
 */
export function getCheckedStyles(colorScheme: 'light' | 'dark', width: number): Set<number> {
  const appearance = `${colorScheme} ${width}`;
  const styles = checkedStyles.get(appearance) ?? new Set();
  checkedStyles.set(appearance, styles);
  return styles;
}

/** The rules about the colors of text, which depend on styles alone. */
const CONTRAST_RULES = ['color-contrast', 'link-in-text-block'];

/** Adds axe to every document that the page loads, as one script that is compiled once. */
export async function injectAxe(page: Page): Promise<void> {
  await page.addInitScript(AXE_SOURCE);
}

/**
 * Runs axe in a page. Its own adapter for Playwright loads it twice and has the whole report sent, which takes as long as
 * the check itself.
 */
export async function runAxe(page: Page, { include, exclude, knownStyles }: AxeScope = {}): Promise<AxeReport> {
  const textSelector = knownStyles === undefined ? '*' : (await markNewStyles(page, knownStyles)).selector;
  return runRules(page, { type: 'tag', values: RULES }, { include, exclude }, textSelector);
}

/**
 * Checks the contrast of a page's text whose styles aren't known yet, and adds these styles.
 * @returns one line per violation
 */
export async function findContrastProblems(page: Page, knownStyles: Set<number>): Promise<string[]> {
  const { selector, count } = await markNewStyles(page, knownStyles);
  if (count === 0) return [];
  return (await runRules(page, { type: 'rule', values: CONTRAST_RULES }, {}, selector)).problems;
}

/** @param textSelector selects the elements whose text is checked for contrast */
async function runRules(
  page: Page,
  runOnly: axe.RunOnly,
  { include, exclude }: Pick<AxeScope, 'include' | 'exclude'>,
  textSelector: string,
): Promise<AxeReport> {
  for (const frame of page.frames()) if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE_SOURCE);
  return page.evaluate(
    async ({ runOnly: chosen, scope, contrast }) => {
      // Work that a page does after loading is done before the second frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      window.axe.configure({
        rules: [
          { id: 'color-contrast', selector: contrast },
          { id: 'link-in-text-block', selector: `a[href]:is(${contrast}, :has(${contrast}))` },
        ],
      });
      // Axe doesn't know the contrast of a text on a gradient, and lets it pass. This one shades an edge (global.css).
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('[role=group], nav > ul { background-image: none !important }');
      const sheets = document.adoptedStyleSheets;
      document.adoptedStyleSheets = [...sheets, sheet];
      const { violations, passes } = await window.axe.run(scope, {
        runOnly: chosen,
        resultTypes: ['violations'],
        // Rules of style sheets are read for css-orientation-lock only, which is experimental and not run.
        preload: { assets: ['media'] },
      });
      document.adoptedStyleSheets = sheets;
      const problems = violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, any }) => `${id}: ${help} at ${target.join(' ')} ${any.map(({ message }) => message).join('; ')}`),
      );
      return { passes: passes.length, problems };
    },
    { runOnly, scope: { include: selectorsOf(include), exclude: selectorsOf(exclude) }, contrast: textSelector },
  );
}

/**
 * Marks visible elements whose text has a new style, two of each, and adds their styles to the known ones. A style is what decides
 * about the contrast, apart from the style sheets: the elements around the text, with the attributes that styles depend on, and of
 * a link whether something is beside it.
 * @returns a selector of the marked elements, and how many styles are new
 */
async function markNewStyles(page: Page, knownStyles: Set<number>): Promise<{ selector: string; count: number }> {
  const mark = 'data-new-style';
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
      for (const marked of document.querySelectorAll(`[${markName}]`)) marked.removeAttribute(markName);
      const styles = new Map<Element, number>();
      const hashStyles = (element: Element): number => {
        const found = styles.get(element);
        if (found !== undefined) return found;
        const attributes = [...element.attributes].filter(({ name }) => styling.test(name));
        const described = attributes.map(({ name, value }) => `${name}=${value}`).join(' ');
        const own = `>${element.tagName}${isInText(element) ? ' in text' : ''} ${described}`;
        const style = hash(own, element.parentElement === null ? 0x811c9dc5 : hashStyles(element.parentElement));
        styles.set(element, style);
        return style;
      };
      const before = new Set(known.split(' ').map(Number));
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      // The first and the last element of each new style: the style sheets may tell these from the ones between them.
      const fresh = new Map<number, { first: Element; last: Element }>();
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (!text.textContent?.trim() || !text.parentElement?.checkVisibility()) continue;
        const style = hashStyles(text.parentElement);
        if (!before.has(style))
          fresh.set(style, { first: fresh.get(style)?.first ?? text.parentElement, last: text.parentElement });
      }
      // Marked at the end, since the mark would be part of their styles.
      for (const { first, last } of fresh.values()) for (const element of [first, last]) element.setAttribute(markName, '');
      return [...fresh.keys()];
    },
    // As one string, because Playwright wraps each element of an array.
    { known: [...knownStyles].join(' '), name: mark },
  );
  for (const style of added) knownStyles.add(style);
  return { selector: `[${mark}]`, count: added.length };
}

function selectorsOf(selector: string | undefined): string[] {
  return selector === undefined ? [] : [selector];
}
