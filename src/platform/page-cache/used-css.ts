import postcss, { type AtRule, type Container, list } from 'postcss';

const CLASS_IN_SELECTOR = /\.((?:[\w-]|\\.)+)/g;

/**
 * Extracts the part of a style sheet that a page uses. Rules with a class that the page doesn't have are removed, and
 * so are groups that become empty. Selectors without a class always stay, so that nothing loses its style when the
 * page changes without new classes (an attribute, a state, a media query).
 */
export function extractUsedCss(html: string, css: string): string {
  const used = collectClasses(html);
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (isWithinKeyframes(rule.parent)) return;
    const kept = rule.selectors.filter((selector) => canMatch(selector, used));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  root.walkAtRules((atRule) => removeIfEmpty(atRule));
  return root.toString();
}

function removeIfEmpty(atRule: AtRule): void {
  if (!atRule.nodes || atRule.nodes.length > 0) return;
  const parent = atRule.parent;
  atRule.remove();
  if (parent?.type === 'atrule') removeIfEmpty(parent);
}

function isWithinKeyframes(parent: Container | undefined): boolean {
  return parent?.type === 'atrule' && 'name' in parent && String(parent.name).endsWith('keyframes');
}

function collectClasses(html: string): Set<string> {
  const classes = new Set<string>();
  for (const [, names = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of names.split(/\s+/)) classes.add(name);
  }
  return classes;
}

/**
 * Returns whether the page has every class that a selector needs, including those of at least one alternative in each
 * :is() and :where().
 */
function canMatch(selector: string, used: ReadonlySet<string>): boolean {
  const needed = selector.replace(buildArgumentsPattern('not|has'), '');
  const alternatives = [...needed.matchAll(buildArgumentsPattern('is|where'))].map(([, inner = '']) => list.comma(inner));
  return (
    parseClasses(needed.replace(buildArgumentsPattern('is|where'), '')).every((name) => used.has(name)) &&
    alternatives.every((each) => each.some((one) => canMatch(one, used)))
  );
}

function buildArgumentsPattern(pseudoClasses: string): RegExp {
  return new RegExp(String.raw`:(?:${pseudoClasses})\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)`, 'g');
}

function parseClasses(plain: string): string[] {
  return [...plain.matchAll(CLASS_IN_SELECTOR)].map(([, name = '']) => name.replace(/\\(.)/g, '$1'));
}
