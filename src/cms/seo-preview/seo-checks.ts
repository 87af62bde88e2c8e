import { describeTarget, FENCED_CODE, getTargetProblem, extractLinks } from '@/cms/link-graph/link-targets';

/** A problem that an editor can fix, or a confirmation that there is none. */
interface Finding {
  isProblem: boolean;
  text: string;
}

type Values = Readonly<Record<string, unknown>>;

const MARKDOWN_PICTURE_WITHOUT_ALT = /!\[\s*\]\((?!media:|diagram:)/g;
const MARKDOWN_FIELDS = new Set(['markdown', 'body']);

/**
 * Returns what search engines and readers would stumble over in a page or article, from the current state of its form.
 * @param urls the valid targets of links; undefined until they are loaded, which leaves links unchecked
 */
export function analyzeSeo(values: Values, urls: ReadonlySet<string> | undefined): Finding[] {
  const findings = [
    ...checkMainHeading(values),
    ...checkHeadingOrder(values),
    ...checkDuplicateHeadings(values),
    ...checkAltTexts(values),
    ...checkLinks(values, urls),
  ];
  return findings.length > 0
    ? findings.map((text) => ({ isProblem: true, text }))
    : [{ isProblem: false, text: 'Headings, alt text, and links are in order.' }];
}

/** Checks for a single h1: in a page it is the hero's heading, in an article its title. */
function checkMainHeading(values: Values): string[] {
  const { layout } = values;
  // The form of a page without blocks has their number instead of a list.
  if (!Array.isArray(layout)) return 'url' in values ? ['The page has no main heading: begin it with a hero.'] : [];
  const heroes = layout.flatMap((block, index) => (getString(block, 'blockType') === 'hero' ? [index] : []));
  if (heroes.length === 0) return ['The page has no main heading: begin it with a hero.'];
  if (heroes.length > 1) return ['The page has more than one main heading: keep one hero.'];
  return heroes[0] === 0 ? [] : ['The main heading isn’t at the top: move the hero there.'];
}

/** Checks that headings go down one level at a time. */
function checkHeadingOrder(values: Values): string[] {
  return extractMarkdown(values).flatMap((text) => {
    const levels = [...text.replace(FENCED_CODE, '').matchAll(/^(#{1,6})\s+(.+)$/gm)].map(([, marks = '', title = '']) => ({
      level: marks.length,
      title,
    }));
    return levels.flatMap(({ level, title }, index) => {
      const above = levels[index - 1]?.level;
      return above !== undefined && level > above + 1
        ? [`“${title.trim()}” skips a level of headings: use ${'#'.repeat(above + 1)}.`]
        : [];
    });
  });
}

/** Checks that section headings are unique, because the fragments of links are derived from them. */
function checkDuplicateHeadings({ layout }: Values): string[] {
  if (!Array.isArray(layout)) return [];
  const headings = layout.slice(1).flatMap((block) => getString(block, 'heading') ?? []);
  const repeated = new Set(headings.filter((heading, index) => headings.indexOf(heading) !== index));
  return [...repeated].map(
    (heading) => `Two sections have the heading “${heading}”. Links go to the first one only, so rename one of them.`,
  );
}

/**
 * Checks Markdown pictures only: pictures in the media collection have their own alt text there, or are marked as
 * decorative.
 */
function checkAltTexts(values: Values): string[] {
  const count = extractMarkdown(values).flatMap((text) => [
    ...text.replace(FENCED_CODE, '').matchAll(MARKDOWN_PICTURE_WITHOUT_ALT),
  ]).length;
  if (count === 0) return [];
  return [
    count === 1
      ? 'A picture has no alt text: write it between the square brackets.'
      : `${count} pictures have no alt text: write it between the square brackets.`,
  ];
}

function checkLinks(values: Values, urls: ReadonlySet<string> | undefined): string[] {
  if (!urls) return [];
  const { url, layout, posts, related, body } = values;
  const own = typeof url === 'string' ? new Set([...urls, url]) : urls;
  const broken = extractLinks({ layout, posts, related, body }).flatMap((link) => {
    const problem = getTargetProblem(link, own);
    if (!problem) return [];
    return [`${describeTarget(link.target)}: ${problem}.`];
  });
  return [...new Set(broken)];
}

/** Returns the Markdown of an article, or of the blocks of a page. */
function extractMarkdown(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(extractMarkdown);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    MARKDOWN_FIELDS.has(name) && typeof inner === 'string' ? [inner] : extractMarkdown(inner),
  );
}

/** Returns all text that readers see, for the reading time. */
export function extractText(value: unknown, name = ''): string {
  if (typeof value === 'string') return NON_TEXT_FIELDS.has(name) ? '' : value;
  if (Array.isArray(value)) return value.map((each: unknown) => extractText(each, name)).join(' ');
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .map(([key, inner]: [string, unknown]) => extractText(inner, key))
    .join(' ');
}

const NON_TEXT_FIELDS = new Set([
  'id',
  'blockType',
  'blockName',
  'href',
  'sourceUrl',
  'icon',
  'drawing',
  'diagram',
  'feature',
  'language',
  'section',
]);

function getString(block: unknown, name: string): string | undefined {
  if (typeof block !== 'object' || block === null) return undefined;
  const value: unknown = Reflect.get(block, name);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
