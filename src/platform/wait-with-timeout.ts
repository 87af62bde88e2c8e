/** Something took longer than its limit. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/**
 * Waits for a promise for a limited time. The work itself continues.
 * @throws {TimeoutError} with this message when the time is over
 */
export async function waitWithTimeout<Result>(
  work: Promise<Result>,
  { limitMs, message }: { limitMs: number; message: string },
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(message)), limitMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
