import { z } from 'zod';
import { useSlowPhone } from './slow-phone';

declare global {
  interface Window {
    /** When the largest element so far was painted, in milliseconds after the navigation began. */
    largestPaint?: number;
  }
}

/**
 * Loads a page on a slow phone with an empty cache, without touching it.
 * @param program the path of Chromium
 * @returns when the browser painted the largest element, in milliseconds (Largest Contentful Paint API)
 */
export function measureLargestPaint(program: string, site: string, path: string): Promise<number> {
  return useSlowPhone({ program, site, observe: observePaints }, async (page) => {
    await page.goto(path, { waitUntil: 'load' });
    // Fonts and pictures have loaded, so what they change is painted in the next frames.
    const painted = await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));
      return window.largestPaint;
    });
    return z.number().parse(painted);
  });
}

function observePaints(): void {
  const observer = new PerformanceObserver((list) => {
    window.largestPaint = list.getEntries().at(-1)?.startTime ?? window.largestPaint;
  });
  observer.observe({ type: 'largest-contentful-paint', buffered: true });
}
