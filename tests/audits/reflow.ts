import type { Frame, Page } from '@playwright/test';

/** The width at which nothing may need scrolling to the side (WCAG 1.4.10): 1280 pixels at a zoom of 400%. */
const REFLOW_SIZE = { width: 320, height: 640 };

/** A phone whose reader has doubled the size of text in the settings of the browser, from 16 pixels (WCAG 1.4.4). */
const PHONE_SIZE = { width: 360, height: 740 };
const FONT_SIZES = { standard: 16, fixed: 13 };
const DOUBLE_FONT_SIZES = { standard: 32, fixed: 26 };

/** The spacing that readers may set, and that must not cost them anything (WCAG 1.4.12). */
const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
  'p { margin-block-end: 2em !important }';

/**
 * Looks at a page on 320 pixels, as it is and with the text spacing of WCAG 1.4.12, with everything unfolded.
 * @returns a line for each thing that makes the page wider than the screen, is out of reach, cut off, or broken in a word
 */
export async function findReflowProblems(page: Page): Promise<string[]> {
  await page.setViewportSize(REFLOW_SIZE);
  return findProblems(page, { textSpacing: TEXT_SPACING });
}

/**
 * Does the same with the page in a frame, and empties the frame: otherwise, the browser would lay out the page again without the
 * spacing, and once more when its frame is resized for another page.
 */
export function findReflowProblemsInFrame(frame: Frame): Promise<string[]> {
  return findProblems(frame, { textSpacing: TEXT_SPACING, frameSize: REFLOW_SIZE });
}

/**
 * Looks at a page on a phone with text of twice the size, with everything unfolded. There, no short word of any text may be broken,
 * and the header has to leave room for the page.
 * @returns a line for each problem, as from `findReflowProblems`
 */
export async function findLargeTextProblems(page: Page): Promise<string[]> {
  await page.setViewportSize(PHONE_SIZE);
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: DOUBLE_FONT_SIZES });
  const problems = await findProblems(page, { isTextLarge: true });
  await session.send('Page.setFontSizes', { fontSizes: FONT_SIZES });
  await session.detach();
  return problems;
}

interface ReflowOptions {
  /** A style sheet with which the page is looked at once more. */
  readonly textSpacing?: string;
  /** Whether every text is looked at, and the header. */
  readonly isTextLarge?: boolean;
  /** The size that the frame of the page gets. The page is emptied afterwards. */
  readonly frameSize?: typeof REFLOW_SIZE;
}

function findProblems(page: Page | Frame, options: ReflowOptions): Promise<string[]> {
  return page.evaluate(async ({ textSpacing: spacing, isTextLarge, frameSize }) => {
    for (const [side, value] of Object.entries(frameSize ?? {})) window.frameElement?.setAttribute(side, String(value));

    const name = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${(element.textContent ?? '').trim().slice(0, 40)}”`;

    /** Whether the element is in a part that scrolls by itself to the side. */
    const isInScroller = (element: Element): boolean => {
      for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement)
        if (['auto', 'scroll'].includes(getComputedStyle(parent).overflowX)) return true;
      return false;
    };

    const isVisible = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });

    /** Whether the element wraps and keeps its spaces: those at the end of a line hang, and need no room. */
    const hangsSpaces = (element: Element): boolean => {
      const { display, whiteSpace } = getComputedStyle(element);
      return display === 'inline' && whiteSpace === 'pre-wrap';
    };

    const findMisfits = (): string[] => {
      const width = document.documentElement.clientWidth;
      const elements = [...document.querySelectorAll('body *')].filter(isVisible);
      const outside = elements.filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return (right > width + 1 || left < -1) && right > left && !isInScroller(element) && !hangsSpaces(element);
      });
      const clipped = elements.filter((element) => {
        const { clipPath, overflowX, overflowY } = getComputedStyle(element);
        // What is only for screen readers is clipped away.
        if (clipPath === 'inset(50%)' || element.matches('svg *, select, textarea, input')) return false;
        return (
          (['hidden', 'clip'].includes(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (['hidden', 'clip'].includes(overflowY) && element.scrollHeight > element.clientHeight + 1)
        );
      });
      const scrolls = document.documentElement.scrollWidth > width;
      return [
        ...(scrolls ? [`the page is ${document.documentElement.scrollWidth} wide on ${width} pixels`] : []),
        ...outside.slice(0, 4).map((element) => `outside: ${name(element)}`),
        ...clipped.slice(0, 4).map((element) => `cut off: ${name(element)}`),
      ];
    };

    /** Whether a short word is on more than one line: it was squeezed, not too long for the screen. Code breaks anywhere. */
    const breaksWord = (element: Element): boolean => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (text.parentElement?.closest('code')) continue;
        for (const { index, 0: word } of (text.textContent ?? '').matchAll(/(?<=^|[\s(])\p{L}{2,10}(?=$|[\s,.:;?!)])/gu)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1) return true;
        }
      }
      return false;
    };

    /** All kinds of text. */
    const findBrokenTexts = (): Element[] =>
      [...document.querySelectorAll('body :is(p, li, th, td, dt, dd, label, legend, summary, small, figcaption, a)')].filter(
        (element) =>
          isVisible(element) &&
          !element.closest('pre, code, svg, .visually-hidden') &&
          Array.from(element.childNodes).some(
            ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
          ) &&
          breaksWord(element),
      );

    /** The names of rows that stay in view beside a table that scrolls have to leave room for it. */
    const findWideNames = (): Element[] =>
      [...document.querySelectorAll('main [role=group] :is(th, td):first-child:not([colspan])')].filter((cell) => {
        const frame = cell.closest('[role=group]');
        return (
          frame !== null &&
          frame.scrollWidth > frame.clientWidth &&
          getComputedStyle(cell).position === 'sticky' &&
          cell.getBoundingClientRect().width > frame.clientWidth / 2
        );
      });

    /** What is in the header at first stands on one line. */
    const isHeaderHigh = (): boolean => {
      const parts = [...document.querySelectorAll('body > header > *')].filter(isVisible);
      const tops = parts.map((part) => part.getBoundingClientRect().top);
      const bottoms = parts.map((part) => part.getBoundingClientRect().bottom);
      return Math.max(...tops) >= Math.min(...bottoms);
    };

    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details, footer details')) {
      // Details of one name close each other.
      details.name = '';
      details.open = true;
    }
    await document.fonts.ready;
    const broken = [...document.querySelectorAll('nav a, button, h1, h2, h3')].filter(
      (each) => isVisible(each) && breaksWord(each),
    );
    const plain = [
      ...findMisfits(),
      ...[...new Set([...broken, ...(isTextLarge ? findBrokenTexts() : [])])]
        .slice(0, 4)
        .map((element) => `a word is broken: ${name(element)}`),
      ...findWideNames()
        .slice(0, 1)
        .map((element) => `the name of a row takes more than half of its table: ${name(element)}`),
      ...(isTextLarge && isHeaderHigh() ? ['the header takes more than one line'] : []),
    ];
    if (spacing === undefined) return plain;
    // A constructed style sheet is not subject to the Content-Security-Policy.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(spacing);
    document.adoptedStyleSheets = [sheet];
    const spaced = findMisfits();
    if (frameSize !== undefined) document.body.replaceChildren();
    document.adoptedStyleSheets = [];
    return [...plain, ...spaced.map((line) => `with text spacing, ${line}`)];
  }, options);
}

/**
 * Measures by how many pixels the links to the sections of a page exceed their bar; 0 for a page without them. On a laptop, they fit.
 * This runs in the browser.
 */
export function measureSectionNavOverflow(): number {
  const links = document.querySelector('main > nav[aria-label="On this page"] > ul');
  return links === null ? 0 : links.scrollWidth - links.clientWidth;
}

/**
 * Looks at what scrolls to the side by itself, at the present width: code and wide tables. A region, such as a terminal of fixed
 * height, is a tab stop in any case.
 * @returns a line for each that scrolls and is no tab stop, or is one and does not scroll
 */
export function findTabStopProblems(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Sizes are observed in the frame after they changed.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return [...document.querySelectorAll<HTMLElement>('main :is(pre:not([role=region]), [role=group])')].flatMap((element) => {
      const scrolls = element.scrollWidth > element.clientWidth;
      const isStop = element.tabIndex === 0;
      const label = element.ariaLabel ?? element.getAttribute('aria-labelledby') ?? element.tagName;
      return scrolls === isStop
        ? []
        : [`“${label}” ${scrolls ? 'scrolls and is no tab stop' : 'is a tab stop and does not scroll'}`];
    });
  });
}
