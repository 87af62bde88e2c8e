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

/** What is on the page without the rules that the build has for it: sheets that are not applied, and classes. */
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

/** That each part of the page has its styles, also what a script brought in. To be asked once the page is hydrated. */
export async function expectStyled(page: Page): Promise<void> {
  expect(builtClasses.length).toBeGreaterThan(100);
  await expect.poll(() => findUnstyled(page), 'sheets and classes without their rules').toEqual([]);
}
