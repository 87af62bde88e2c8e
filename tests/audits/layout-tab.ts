import type { Frame, Page } from '@playwright/test';
import { readStyles } from './axe';
import { readMainText, splitWords } from './markdown-words';
import { changeShell } from './page-shell';
import { measureSectionNavOverflow } from './reflow';
import { findScriptsShape, readShapes } from './shapes';

/** What runs in the browser when a page is laid out. */
const readers = { measureSectionNavOverflow, readMainText, readShapes, readStyles };

declare global {
  interface Window {
    readers: typeof readers;
  }
}

/** A laptop. The style sheets tell it from a wider or a somewhat smaller screen only in where a text stands. */
const LAPTOP_SIZE = { width: 1440, height: 900 };

/** A page as it is laid out on a laptop. */
interface LaidOutPage {
  /** By how many pixels the links to its sections exceed their bar. */
  overflow: number;
  shapes: string[];
  /** The styles of its texts (`readStyles`). */
  styles: string[];
  /** The words of its main in their order. */
  words: string[];
}

/**
 * Prepares a tab, which is at a page of the site, from which typefaces and pictures are loaded.
 * @returns the frame for `layOut`. Its size changes without messages to the browser, and little of it is on the screen, so that
 * little is drawn.
 */
export async function prepareLayout(tab: Page): Promise<Frame> {
  await tab.setViewportSize({ width: 320, height: 100 });
  await tab.evaluate(() => {
    // Empty, because a page of the site may not be in a frame. It has the origin and the URL of the tab.
    const frame = document.createElement('iframe');
    frame.name = 'layout';
    document.body.replaceChildren(frame);
  });
  const frame = tab.frame('layout');
  if (frame === null) throw new Error('The tab has no frame.');
  const sources = Object.entries(readers).map(([name, reader]) => `${name}: ${String(reader)}`);
  await frame.evaluate(`window.readers = { ${sources.join(', ')} }`);
  return frame;
}

/**
 * Lays out the HTML of a page without its scripts, its header and its footer. All that is read then is read at once, because each
 * message to the browser takes four milliseconds in three processes.
 * @param frame is empty: otherwise, the browser would lay out the previous page once more
 * @param html of the page as the server sent it
 */
export async function layOut(frame: Frame, html: string): Promise<LaidOutPage> {
  const { overflow, text, shapes, styles } = await frame.evaluate(
    async ({ source, size }) => {
      for (const [name, value] of Object.entries(size)) window.frameElement?.setAttribute(name, String(value));
      document.open();
      const loaded = new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
      document.write(source);
      document.close();
      await loaded;
      await document.fonts.ready;
      return {
        overflow: window.readers.measureSectionNavOverflow(),
        text: window.readers.readMainText(),
        // As one string each, because Playwright wraps each element of an array.
        shapes: window.readers.readShapes().join('\n'),
        styles: window.readers.readStyles().join(' '),
      };
    },
    { source: changeShell(html, () => '').replaceAll(/<script\b.*?<\/script>/gs, ''), size: LAPTOP_SIZE },
  );
  return {
    overflow,
    shapes: [...shapes.split('\n'), findScriptsShape(html)],
    styles: styles.split(' '),
    words: splitWords(text),
  };
}
