import postcss, { type ChildNode, type Container } from 'postcss';
import { STYLE_RULES_PER_SHEET_MAX } from '../constants';

/**
 * Counts the rules of a style sheet as a browser engine does, including nested rules, groups such as `@media`, and keyframes.
 */
export function countRules(css: string): number {
  return countWithin(postcss.parse(css));
}

/**
 * Splits a style sheet into parts that have at most {@link STYLE_RULES_PER_SHEET_MAX} rules, one for each style tag. The
 * order of the rules is preserved.
 * @throws when a single group, which can't be split, has more rules
 */
export function splitStyleSheet(css: string): string[] {
  // Each rule has a brace or an at sign, so this upper bound avoids parsing most sheets.
  if ((css.match(/[{@]/g) ?? []).length <= STYLE_RULES_PER_SHEET_MAX) return [css];
  const parts: { rules: number; text: string }[] = [];
  for (const node of postcss.parse(css).nodes) {
    const rules = countNode(node);
    if (rules > STYLE_RULES_PER_SHEET_MAX)
      throw new Error(`A group of styles has ${rules} rules; a style tag takes ${STYLE_RULES_PER_SHEET_MAX} at most.`);
    const part = parts.at(-1);
    if (part === undefined || part.rules + rules > STYLE_RULES_PER_SHEET_MAX) parts.push({ rules, text: node.toString() });
    else {
      part.rules += rules;
      part.text += node.toString();
    }
  }
  return parts.map(({ text }) => text);
}

function countNode(node: ChildNode): number {
  if (node.type !== 'rule' && node.type !== 'atrule') return 0;
  return 1 + (node.nodes === undefined ? 0 : countWithin(node));
}

function countWithin({ nodes = [] }: Pick<Container, 'nodes'>): number {
  return nodes.reduce((sum, node) => sum + countNode(node), 0);
}
