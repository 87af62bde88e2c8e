import type { Element, ElementContent, Root } from 'hast';
import { sanitize, type Schema } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import type { PictureSource } from './picture';
import { InvalidPictureError } from './invalid-picture-error';
import { SVG_ATTRIBUTES, SVG_ELEMENTS } from './svg-allowlist';

const SVG_BYTES_MAX = 1_000_000;
const ELEMENTS_MAX = 20_000;
const DEPTH_MAX = 100;
const ATTRIBUTES_MAX = 1_000;
/** In text that isn't a tag of XML, such as comments, and that the parser may take for names of attributes. */
const OTHER_WORDS_MAX = 20_000;

/**
 * What may come before the first element. Each part can end at one place only: with several, the time to see that there is no
 * element would double with each comment.
 */
const PROLOG_PARTS = [
  String.raw`<\?xml[^>]*\?>`,
  String.raw`<!--(?:(?!-->)[\s\S])*-->`,
  String.raw`<!DOCTYPE\s[^[>]*(?:\[(?:(?!\]\s*>)[\s\S])*\]\s*)?>`,
];
const SVG_BEGIN = new RegExp(String.raw`^\uFEFF?\s*(?:(?:${PROLOG_PARTS.join('|')})\s*)*<svg[\s>/]`, 'i');

/** Returns whether a file is an SVG drawing: text whose first element is `svg`. */
export function isSvg(bytes: Buffer): boolean {
  return SVG_BEGIN.test(bytes.subarray(0, 100_000).toString('utf8'));
}

const schema: Schema = {
  tagNames: [...SVG_ELEMENTS],
  attributes: { '*': [...SVG_ATTRIBUTES] },
  // The text content of these elements was never meant to be displayed.
  strip: [
    'script',
    'foreignObject',
    'iframe',
    'object',
    'embed',
    'audio',
    'video',
    'animate',
    'animateMotion',
    'animateTransform',
    'set',
    'metadata',
    'handler',
  ],
  clobber: [],
  allowComments: false,
  allowDoctypes: false,
};

/**
 * Removes everything from a drawing that isn't on the allowlist: scripts, event handlers, foreign elements, animation,
 * and every reference that leaves the file. The rest is serialized again.
 *
 * @throws InvalidPictureError for a drawing that can't be parsed or has no size
 */
export function sanitizeSvg(bytes: Buffer): PictureSource {
  const text = decodeText(bytes);
  checkText(text);
  const parsed = parseSvg(text);
  const root = parsed.children.find((node): node is Element => node.type === 'element' && node.tagName === 'svg');
  if (!root || getDepth(root) > DEPTH_MAX) throw createBrokenSvgError();
  const cleaned = sanitize({ type: 'root', children: [root] } satisfies Root, schema);
  const [svg] = cleaned.type === 'root' ? cleaned.children : [cleaned];
  if (svg?.type !== 'element') throw createBrokenSvgError();
  sanitizeElement(svg, { isReused: false });
  const { width, height } = getSize(svg);
  const { viewBox = `0 0 ${width} ${height}`, ...others } = svg.properties;
  svg.properties = { xmlns: 'http://www.w3.org/2000/svg', viewBox, ...others, width: String(width), height: String(height) };
  const written = toHtml(svg, {
    space: 'svg',
    closeEmptyElements: true,
    tightSelfClosing: true,
    quote: '"',
    collapseEmptyAttributes: false,
  });
  return { kind: 'vector', bytes: Buffer.from(`${written}\n`), width, height };
}

/** Control characters that XML doesn't allow (XML 1.0, section 2.2). */
// eslint-disable-next-line no-control-regex -- these are the characters to leave out
const XML_FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

function decodeText(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(XML_FORBIDDEN, '');
  } catch {
    throw createBrokenSvgError();
  }
}

function checkText(text: string): void {
  if (text.length > SVG_BYTES_MAX)
    throw new InvalidPictureError('The drawing is larger than 1 MB. Nothing was saved. Simplify it, or upload it as a PNG.');
  if (/<!ENTITY|<!DOCTYPE[^<>[]*\[/i.test(text))
    throw new InvalidPictureError(
      'The drawing defines its own XML entities, which aren’t supported. Nothing was saved. Export it as plain SVG.',
    );
  if ((text.match(/</g)?.length ?? 0) > ELEMENTS_MAX * 2)
    throw new InvalidPictureError(
      'The drawing has more than 20,000 elements. Nothing was saved. Simplify it, or upload it as a PNG.',
    );
  if (!endsWithSvg(text)) throw createBrokenSvgError();
  if (hasTooManyAttributes(text))
    throw new InvalidPictureError(
      'An element of the drawing has more than 1,000 attributes. Nothing was saved. Simplify it, or upload it as a PNG.',
    );
}

/** A tag of XML, without its first character, `<`. */
const TAG = /^\/?[a-z][\w:.-]*(?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*\s*\/?>/i;

/**
 * The parser compares each attribute with all others of its element, which takes seconds for 50,000. It also takes words without
 * a value for attributes, and `<` for a part of their names, so one element may have words from anywhere.
 */
function hasTooManyAttributes(text: string): boolean {
  let otherWords = 0;
  for (const part of text.split('<')) {
    const [tag] = TAG.exec(part) ?? [];
    if (tag === undefined) otherWords += part.split(/[\s/]+/).length;
    else if (tag.split('=').length > ATTRIBUTES_MAX + 1) return true;
  }
  return otherWords > OTHER_WORDS_MAX;
}

/** Returns whether the last tag is that of an `svg` element, perhaps followed by comments. */
function endsWithSvg(text: string): boolean {
  let rest = text.trimEnd();
  while (rest.endsWith('-->')) rest = rest.slice(0, Math.max(0, rest.lastIndexOf('<!--'))).trimEnd();
  return /^(?:<\/svg\s*|<svg[^>]*\/)>$/i.test(rest.slice(Math.max(0, rest.lastIndexOf('<'))));
}

function createBrokenSvgError(): InvalidPictureError {
  return new InvalidPictureError(
    'The drawing is damaged or incomplete. Nothing was saved. Export it again as plain SVG and upload the new file.',
  );
}

function parseSvg(text: string): Root {
  try {
    return unified().use(rehypeParse, { fragment: true, space: 'svg' }).parse(text);
  } catch {
    // Extremely deep nesting overflows the parser's stack.
    throw createBrokenSvgError();
  }
}

function getDepth(root: Element): number {
  let depth = 0;
  for (let level: ElementContent[] = [root]; level.length > 0 && depth <= DEPTH_MAX; depth += 1)
    level = level.flatMap((node) => (node.type === 'element' ? node.children : []));
  return depth;
}

/** A reference within the same drawing. */
const LOCAL_REFERENCE = /^#[\w.:-]+$/;
const LOCAL_PAINT = /^url\(\s*(["']?)#[\w.:-]+\1\s*\)(?:\s+(?:none|#[0-9a-f]{3,8}|[a-z]+))?$/i;
/** Styles that load something, or that are obfuscated. */
const UNSAFE_STYLE = /\\|@(?!media\b)|expression\s*\(|image(?:-set)?\s*\(|src\s*\(|url\s*\((?!\s*(["']?)#[\w.:-]+\1\s*\))/i;

/** The only elements that may contain text. Elsewhere, text is left over from a removed element. */
const TEXT_ELEMENTS: ReadonlySet<string> = new Set(['text', 'tspan', 'textPath', 'title', 'desc', 'style']);

/** Removes what the allowlist of names can't catch: references that leave the file, and nested uses. */
function sanitizeElement(element: Element, { isReused }: { isReused: boolean }): void {
  const { xLinkHref, ...properties } = element.properties;
  // The old spelling, xlink:href, needs its own namespace.
  const modern = xLinkHref === undefined ? properties : { ...properties, href: xLinkHref };
  element.properties = Object.fromEntries(
    Object.entries(modern).filter(([name, value]) => isSafeAttribute(name, [value].flat().join(' '))),
  );
  const isReusedHere =
    isReused || element.properties.id !== undefined || element.tagName === 'defs' || element.tagName === 'symbol';
  const isForText = TEXT_ELEMENTS.has(element.tagName);
  element.children = element.children.filter((child) =>
    child.type === 'element' ? !isForbidden(child, isReusedHere) : isForText,
  );
  for (const child of element.children) if (child.type === 'element') sanitizeElement(child, { isReused: isReusedHere });
}

function isSafeAttribute(name: string, value: string): boolean {
  if (name === 'href') return LOCAL_REFERENCE.test(value);
  if (name === 'style') return !UNSAFE_STYLE.test(value);
  return /\burl\s*\(|\\/i.test(value) ? LOCAL_PAINT.test(value) : true;
}

/** Nested uses grow exponentially: ten of ten of ten. */
function isForbidden(element: Element, isReused: boolean): boolean {
  if (element.tagName === 'use') return isReused;
  if (element.tagName !== 'style') return false;
  // Styles are serialized unescaped, so they must not contain anything that could start an element.
  return element.children.some((child) => child.type !== 'text' || /[<&]/.test(child.value) || UNSAFE_STYLE.test(child.value));
}

const SIDE_MAX = 20_000;

function getSize({ properties }: Element): { width: number; height: number } {
  const box = (properties.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const lengths = [properties.width, properties.height].map((length) =>
    /^\s*[\d.]+(?:px)?\s*$/.test(String(length)) ? Number.parseFloat(String(length)) : Number.NaN,
  );
  const [width = Number.NaN, height = Number.NaN] = box.length === 4 ? box.slice(2) : lengths;
  const isSize = [width, height].every((length) => Number.isFinite(length) && length >= 1 && length <= SIDE_MAX);
  if (!isSize)
    throw new InvalidPictureError('The drawing doesn’t specify its size. Nothing was saved. Give its svg element a viewBox.');
  return { width: Math.round(width), height: Math.round(height) };
}
