import postcss, { type AtRule, type ChildNode, list, type Rule } from 'postcss';
import { isDeferredQuery } from './deferred-styles';

const CLASS_IN_SELECTOR = /\.((?:[\w-]|\\.)+)/g;
/** The parts of a selector other than elements: attributes, pseudo-classes and pseudo-elements, classes, and IDs. */
const NO_ELEMENT = /\[[^\]]*\]|::?[\w-]+(?:\([^()]*\))?|[.#](?:[\w-]|\\.)+/g;
const LATE = /:hover|\[data-hydrated\]/;
/** Attributes that no script sets, so the HTML contains all of them. */
const STATIC_ATTRIBUTE = 'data-(?:callout|field|kind|term)';
const STATIC_IN_SELECTOR = new RegExp(String.raw`\[(${STATIC_ATTRIBUTE})=["']?([\w-]+)["']?\]`, 'g');
const STATIC_IN_HTML = new RegExp(String.raw`\s(${STATIC_ATTRIBUTE})="([\w-]+)"`, 'g');
/** The same, without a value: only error pages have it, and React adds it after hydration. */
const ERROR_ATTRIBUTE = 'data-error-fallback';
const ELEMENT_IN_SELECTOR = /[a-z][\w-]*/gi;
const NEGATION = buildArgumentsPattern('not');
const ALTERNATIVES = buildArgumentsPattern('is|where|has');

/** The names that occur in a page: elements, classes with a leading dot, and attributes such as `data-kind=writes`. */
export type UsedNames = ReadonlySet<string>;

/** Returns the part of a style sheet that a page with these elements and classes uses. */
export type StyleFilter = (used: UsedNames) => string;

/** What a selector requires of a page: all names, and one of each group of alternatives. */
interface SelectorNeeds {
  names: string[];
  alternatives: SelectorNeeds[][];
  /** Whether it matches only on hover or after hydration. */
  isLate: boolean;
}

/**
 * Compiles a style sheet to a function that extracts the part a page uses. Rules with a class or an element that the
 * page doesn't have are removed, and so are groups that become empty. States and attributes that scripts set are ignored,
 * so that nothing loses its style when they change before the complete sheets are applied (lazy-hydrate.ts). Rules that
 * match only on hover or after hydration are omitted, because the complete sheets are applied by then. Rules for print,
 * enlarged text, and other colors are in a separate sheet (deferred-styles.ts).
 *
 * The sheet is parsed only once, because the filter runs for every rendered page.
 */
export function compileStyleSheet(css: string): StyleFilter {
  const parts = postcss.parse(css).nodes.map(compilePart);
  return (used) => removeUnusedKeyframes(joinParts(parts.map(({ layer, read }) => ({ layer, text: read(used) }))));
}

/** A rule or a group at the top of a sheet, or the content of a block of a named layer. */
interface SheetPart {
  layer: string | undefined;
  read: StyleFilter;
}

function compilePart(node: ChildNode, index: number, siblings: readonly ChildNode[]): SheetPart {
  if (node.type === 'atrule' && node.name === 'layer' && node.nodes && node.params !== '')
    return { layer: node.params, read: compileNodes(node.nodes) };
  return { layer: undefined, read: compileNode(node, index, siblings) };
}

/** Each module begins a block of its layer. One block for all that follow each other is shorter. */
function joinParts(parts: readonly { layer: string | undefined; text: string }[]): string {
  const filled = parts.filter(({ text }) => text !== '');
  return filled
    .map(({ layer, text }, index) => {
      if (layer === undefined) return text;
      const start = filled[index - 1]?.layer === layer ? '' : `@layer ${layer}{`;
      return `${start}${text}${filled[index + 1]?.layer === layer ? '' : '}'}`;
    })
    .join('');
}

const KEYFRAMES = /@keyframes\s+([\w-]+)\s*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;

/** Removes the keyframes that no rule of the page uses. */
function removeUnusedKeyframes(css: string): string {
  const rest = css.replace(KEYFRAMES, '');
  return css.replace(KEYFRAMES, (keyframes, name: string) => (rest.includes(name) ? keyframes : ''));
}

/** Returns the names of a page's elements and classes. */
export function collectNames(html: string): Set<string> {
  const names = new Set<string>();
  for (const [, element = ''] of html.matchAll(/<([a-z][\w-]*)/gi)) names.add(element.toLowerCase());
  for (const [, classes = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of classes.split(/\s+/)) names.add(`.${name}`);
  }
  for (const [, attribute = '', value = ''] of html.matchAll(STATIC_IN_HTML)) names.add(`${attribute}=${value}`);
  if (html.includes(` ${ERROR_ATTRIBUTE}="`)) names.add(ERROR_ATTRIBUTE);
  return names;
}

function compileNodes(nodes: readonly ChildNode[]): StyleFilter {
  const filters = nodes.map(compileNode);
  return (used) => filters.map((filter) => filter(used)).join('');
}

function compileNode(node: ChildNode, index: number, siblings: readonly ChildNode[]): StyleFilter {
  if (node.type === 'rule') return compileRule(node);
  if (node.type === 'atrule' && node.nodes && !node.name.endsWith('keyframes')) return compileGroup(node, node.nodes);
  const isStatement = node.type === 'decl' || (node.type === 'atrule' && !node.nodes);
  const text = `${node.toString()}${isStatement && index < siblings.length - 1 ? ';' : ''}`;
  return () => text;
}

function compileRule(rule: Rule): StyleFilter {
  const selectors = rule.selectors.map((text) => ({ text, needs: parseNeeds(text) })).filter(({ needs }) => !needs.isLate);
  const readBody = compileNodes(rule.nodes);
  return (used) => {
    const kept = selectors.filter(({ needs }) => canMatch(needs, used));
    return kept.length === 0 ? '' : `${kept.map(({ text }) => text).join(',')}{${readBody(used)}}`;
  };
}

function compileGroup({ name, params, raws }: AtRule, nodes: readonly ChildNode[]): StyleFilter {
  if (name === 'media' && isDeferredQuery(params)) return () => '';
  const readBody = compileNodes(nodes);
  const head = `@${name}${raws.afterName ?? ' '}${params}`;
  return (used) => {
    const body = readBody(used);
    return body === '' ? '' : `${head}{${body}}`;
  };
}

function canMatch({ names, alternatives }: SelectorNeeds, used: UsedNames): boolean {
  return names.every((name) => used.has(name)) && alternatives.every((each) => each.some((one) => canMatch(one, used)));
}

/** Names inside :not() aren't required; of those inside :is(), :where(), and :has(), one alternative is. */
function parseNeeds(selector: string): SelectorNeeds {
  const needed = selector.replace(NEGATION, '');
  const alternatives = [...needed.matchAll(ALTERNATIVES)].map(([, inner = '']) => list.comma(inner).map(parseNeeds));
  const plain = needed.replace(ALTERNATIVES, '');
  return { names: parseNames(plain), alternatives, isLate: LATE.test(plain) };
}

function buildArgumentsPattern(pseudoClasses: string): RegExp {
  return new RegExp(String.raw`:(?:${pseudoClasses})\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)`, 'g');
}

function parseNames(plain: string): string[] {
  const classes = [...plain.matchAll(CLASS_IN_SELECTOR)].map(([, name = '']) => `.${name.replace(/\\(.)/g, '$1')}`);
  const elements = [...plain.replace(NO_ELEMENT, ' ').matchAll(ELEMENT_IN_SELECTOR)].map(([name]) => name.toLowerCase());
  const attributes = [...plain.matchAll(STATIC_IN_SELECTOR)].map(([, attribute = '', value = '']) => `${attribute}=${value}`);
  const errors = plain.includes(`[${ERROR_ATTRIBUTE}]`) ? [ERROR_ATTRIBUTE] : [];
  return [...classes, ...elements, ...attributes, ...errors];
}
