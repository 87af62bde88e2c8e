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
export async function axeReport(page: Page, { include, exclude }: AxeScope = {}): Promise<AxeReport> {
  for (const frame of page.frames()) if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE_SOURCE);
  return page.evaluate(
    async ({ rules, scope }) => {
      // What a page does once it has loaded, it does before the second frame from now.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const { violations, passes } = await window.axe.run(scope, {
        runOnly: { type: 'tag', values: rules },
        resultTypes: ['violations'],
      });
      const problems = violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, any }) => `${id}: ${help} at ${target.join(' ')} ${any.map(({ message }) => message).join('; ')}`),
      );
      return { passes: passes.length, problems };
    },
    { rules: RULES, scope: { include: selectorsOf(include), exclude: selectorsOf(exclude) } },
  );
}

function selectorsOf(selector: string | undefined): string[] {
  return selector === undefined ? [] : [selector];
}
