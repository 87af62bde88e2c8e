const FIRST_SECONDS = 4;
const LAST_SECONDS = 120;

/**
 * Runs a check before a deadline a few seconds ahead. If the machine was too slow, tries again with a deadline three times as
 * far ahead.
 * @param setDeadline sets the deadline so many seconds ahead
 * @param check fails when the deadline has passed before it was done; it need not wait for longer than so many seconds
 */
export async function runBeforeDeadline(
  setDeadline: (seconds: number) => Promise<unknown>,
  check: (seconds: number) => Promise<void>,
): Promise<void> {
  for (let seconds = FIRST_SECONDS; ; seconds *= 3) {
    const begin = Date.now();
    await setDeadline(seconds);
    try {
      await check(seconds);
      return;
    } catch (error) {
      const hasPassed = Date.now() >= begin + seconds * 1000;
      if (!hasPassed || seconds > LAST_SECONDS) throw error;
    }
  }
}
