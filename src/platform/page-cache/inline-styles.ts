import postcss, { type AtRule, type Container } from 'postcss';

const CLASS_IN_SELECTOR = /\.((?:[\w-]|\\.)+)/g;

/**
 * The part of a style sheet that a page uses: rules that name a class which the page does not have are left out, and
 * so are groups that are empty then. Selectors without a class stay, whatever they match, so that nothing a page
 * can change to without new classes (an attribute, a state, a media query) loses its style.
 */
export function stylesUsedBy(html: string, css: string): string {
  const used = classesOf(html);
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (isWithinKeyframes(rule.parent)) return;
    const kept = rule.selectors.filter((selector) => classesIn(selector).every((name) => used.has(name)));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  root.walkAtRules((atRule) => removeIfEmptied(atRule));
  return root.toString();
}

function removeIfEmptied(atRule: AtRule): void {
  if (!atRule.nodes || atRule.nodes.length > 0) return;
  const parent = atRule.parent;
  atRule.remove();
  if (parent?.type === 'atrule') removeIfEmptied(parent);
}

function isWithinKeyframes(parent: Container | undefined): boolean {
  return parent?.type === 'atrule' && 'name' in parent && String(parent.name).endsWith('keyframes');
}

function classesOf(html: string): Set<string> {
  const classes = new Set<string>();
  for (const [, names = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of names.split(/\s+/)) classes.add(name);
  }
  return classes;
}

/** Classes a selector needs; those within :not(), :is() and the like are not needed for it to match. */
function classesIn(selector: string): string[] {
  const plain = selector.replace(/:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, '');
  return [...plain.matchAll(CLASS_IN_SELECTOR)].map(([, name = '']) => name.replace(/\\(.)/g, '$1'));
}
