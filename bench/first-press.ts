import { z } from 'zod';
import { useSlowPhone } from './slow-phone';

/** The first thing that a visitor of a page does: a press of one of its buttons. */
interface FirstPress {
  page: string;
  /** How its accessible name begins. */
  button: string;
}

/** Buttons of each kind: one that works without scripts, one that a small script serves, and one that waits for hydration. */
export const FIRST_PRESSES: readonly FirstPress[] = [
  { page: '/', button: 'Menu' },
  { page: '/postgres-tutorials/window-functions', button: 'Copy' },
  { page: '/postgres-tutorials/window-functions', button: 'Run' },
];

declare global {
  interface Window {
    /** Durations of the events so far, and whether the first input is among them. */
    inputs?: { durations: number[]; hasFirst: boolean };
  }
}

const durationsSchema = z.array(z.number()).nonempty();

/**
 * Loads a page on a slow phone, without touching it, and presses a button.
 * @param program the path of Chromium
 * @returns the time until the next paint, in milliseconds (Event Timing API)
 */
export function measureFirstPress(program: string, site: string, { page: path, button }: FirstPress): Promise<number> {
  return useSlowPhone({ program, site, observe: observeInputs }, async (page) => {
    await page.goto(path, { waitUntil: 'load' });
    await page
      .getByRole('button', { name: new RegExp(`^${button}`) })
      .first()
      .tap();
    await page.waitForFunction(() => window.inputs?.hasFirst === true);
    // The other events of the same press are reported after the same frame.
    const durations = await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(window.inputs?.durations)))),
    );
    return Math.max(...durationsSchema.parse(durations));
  });
}

/** The first input is reported with any duration, other events from 16 ms on, all in steps of 8 ms. */
function observeInputs(): void {
  const inputs: NonNullable<Window['inputs']> = { durations: [], hasFirst: false };
  window.inputs = inputs;
  const observer = new PerformanceObserver((list) => {
    for (const { entryType, duration } of list.getEntries()) {
      inputs.durations.push(duration);
      inputs.hasFirst ||= entryType === 'first-input';
    }
  });
  observer.observe({ type: 'event', durationThreshold: 16 });
  observer.observe({ type: 'first-input' });
}
