const FIRST_SECONDS = 4;
const LAST_SECONDS = 120;

/**
 * Looks at something before a moment that is set some seconds ahead, so that no one waits longer for it than needed. Where
 * the machine was too slow for that, it is set again, three times as far ahead.
 * @param set sets the moment so many seconds ahead
 * @param look fails when the moment has come before it was done; it need not look for longer than so many seconds
 */
export async function beforeMoment(
  set: (seconds: number) => Promise<unknown>,
  look: (seconds: number) => Promise<void>,
): Promise<void> {
  for (let seconds = FIRST_SECONDS; ; seconds *= 3) {
    const begin = Date.now();
    await set(seconds);
    try {
      await look(seconds);
      return;
    } catch (error) {
      const hasCome = Date.now() >= begin + seconds * 1000;
      if (!hasCome || seconds > LAST_SECONDS) throw error;
    }
  }
}
