import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { checkout } from '../audits/content-pages';

const folder = path.join(checkout, '.next/static');

/** Every class that a style sheet of the build has a rule for. */
const builtClasses = [
  ...new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) =>
        [...readFileSync(path.join(folder, file), 'utf8').matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name),
      ),
  ),
];

/** Returns the style sheets that aren't applied, and the classes of the page whose rules are missing. */
function findUnstyled(page: Page): Promise<string[]> {
  return page.evaluate((built) => {
    const classesOf = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => [
        ...(rule instanceof CSSStyleRule
          ? [...rule.selectorText.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name)
          : []),
        ...('cssRules' in rule && rule.cssRules instanceof CSSRuleList ? classesOf(rule.cssRules) : []),
      ]);
    const applied = [...document.styleSheets, ...document.adoptedStyleSheets].filter(
      ({ disabled, media }) => !disabled && matchMedia(media.mediaText || 'all').matches,
    );
    const styled = new Set(applied.flatMap((sheet) => classesOf(sheet.cssRules)));
    const missing = new Set(built.filter((name) => !styled.has(name)));
    // Each of the disabled links was adopted as a sheet of the document.
    const disabled = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]')];
    const links = disabled.slice(document.adoptedStyleSheets.length);
    const bare = [...document.querySelectorAll('[class]')].flatMap(({ classList }) =>
      [...classList].filter((name) => missing.has(name)),
    );
    return [...links.map(({ href }) => href), ...new Set(bare)];
  }, builtClasses);
}

/** Asserts that every part of a hydrated page has its styles, including parts rendered by scripts. */
export async function expectStyled(page: Page): Promise<void> {
  expect(builtClasses.length).toBeGreaterThan(100);
  await expect.poll(() => findUnstyled(page), 'sheets and classes without their rules').toEqual([]);
}
