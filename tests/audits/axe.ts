import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type axe from 'axe-core';
import { getSharedSet, type SharedSet } from './shared-set';

declare global {
  interface Window {
    axe: typeof axe;
    /** Set by readStyles. */
    styledElements?: Map<string, { first: Element; last: Element }>;
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
   * Text styles whose contrast was already checked on other pages (contrast takes more than half of axe's time: of texts with
   * their background, and of links with the text around them). New ones are checked and added. Without this, every text is checked.
   */
  knownStyles?: SharedSet;
}

/** The result of a run of axe. */
interface AxeReport {
  /** How many rules applied to something and found no problem. */
  passes: number;
  /** One line per violation, for the message of a failed test. */
  problems: string[];
}

/**
 * Returns the text styles that a worker of this run has checked at a width in a color scheme, for pages as they look once they have
 * loaded. A state that no attribute tells, such as a checked box or the focus, isn't part of a style.
 */
export function getCheckedStyles(colorScheme: 'light' | 'dark', width: number): SharedSet {
  return getSharedSet(`styles-${colorScheme}-${width}`);
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
  const scope = { include: selectorsOf(include), exclude: selectorsOf(exclude) };
  const newStyles = knownStyles?.add(await page.evaluate(readStyles));
  return runRules(page, { runOnly: { type: 'tag', values: RULES }, scope, newStyles });
}

/**
 * Checks the contrast of texts of a page, or of a frame without frames, whose styles are new.
 * @param newStyles some of those that `readStyles` has found on the page
 * @returns one line per violation
 */
export async function findContrastProblems(page: Page | Frame, newStyles: readonly string[]): Promise<string[]> {
  if (newStyles.length === 0) return [];
  return (
    await runRules(page, { runOnly: { type: 'rule', values: CONTRAST_RULES }, scope: { include: [], exclude: [] }, newStyles })
  ).problems;
}

interface RunOptions {
  runOnly: axe.RunOnly;
  scope: { include: string[]; exclude: string[] };
  /** The styles of the texts whose contrast is checked; undefined means all texts. */
  newStyles: readonly string[] | undefined;
}

async function runRules(page: Page | Frame, { runOnly, scope, newStyles }: RunOptions): Promise<AxeReport> {
  for (const frame of 'frames' in page ? page.frames() : [page])
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE_SOURCE);
  return page.evaluate(
    async (options) => {
      // Work that a page does after loading is done before the second frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      for (const style of options.newStyles?.split(' ') ?? [])
        for (const element of Object.values(window.styledElements?.get(style) ?? {})) element.setAttribute('data-new-style', '');
      const texts = options.newStyles === undefined ? '*' : '[data-new-style]';
      window.axe.configure({
        rules: [
          { id: 'color-contrast', selector: texts },
          { id: 'link-in-text-block', selector: `a[href]:is(${texts}, :has(${texts}))` },
        ],
      });
      // Axe doesn't know the contrast of a text on a gradient, and lets it pass. This one shades an edge (global.css).
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('[role=group], nav > ul { background-image: none !important }');
      const sheets = document.adoptedStyleSheets;
      document.adoptedStyleSheets = [...sheets, sheet];
      const { violations, passes } = await window.axe.run(options.scope, {
        runOnly: options.runOnly,
        resultTypes: ['violations'],
        // Rules of style sheets are read for css-orientation-lock only, which is experimental and not run.
        preload: { assets: ['media'] },
      });
      document.adoptedStyleSheets = sheets;
      for (const marked of document.querySelectorAll('[data-new-style]')) marked.removeAttribute('data-new-style');
      const problems = violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, any }) => `${id}: ${help} at ${target.join(' ')} ${any.map(({ message }) => message).join('; ')}`),
      );
      return { passes: passes.length, problems };
    },
    // As one string, because Playwright wraps each element of an array.
    { runOnly, scope, newStyles: newStyles?.join(' ') },
  );
}

/**
 * Reads the styles of the visible texts of a document, and keeps the first and the last element of each in window.styledElements: the
 * style sheets may tell these from the ones between them. A style is what decides about the contrast, apart from the style sheets:
 * the elements around the text, with the attributes that styles depend on, and of a link whether something is beside it. This runs in
 * the browser.
 * @returns the hash of each style
 */
export function readStyles(): string[] {
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
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const elements = new Map<string, { first: Element; last: Element }>();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (!element || !text.textContent?.trim() || !element.checkVisibility()) continue;
    const style = String(hashStyles(element));
    elements.set(style, { first: elements.get(style)?.first ?? element, last: element });
  }
  window.styledElements = elements;
  return [...elements.keys()];
}

function selectorsOf(selector: string | undefined): string[] {
  return selector === undefined ? [] : [selector];
}
