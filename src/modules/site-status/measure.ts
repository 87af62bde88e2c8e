import { waitWithTimeout } from '@/platform/wait-with-timeout';
import type { ComponentKey } from './components';

/** Checks whether a part works. A check that throws or takes too long has failed. */
export interface Check {
  component: ComponentKey;
  run: () => Promise<boolean>;
}

/** The result of a check. */
export interface Measurement {
  component: ComponentKey;
  isUp: boolean;
  milliseconds: number;
}

/** Longer than the limits of all clients, so that their own messages reach the log. */
const TIME_LIMIT_MS = 6_000;

/** Runs all checks concurrently, and returns their results in order. Never throws. */
export function runChecks(checks: readonly Check[], timeLimitMs = TIME_LIMIT_MS): Promise<Measurement[]> {
  return Promise.all(checks.map((check) => runCheck(check, timeLimitMs)));
}

async function runCheck({ component, run }: Check, timeLimitMs: number): Promise<Measurement> {
  const begin = performance.now();
  // The reason may contain internal host names. Clients log it; visitors only see that the part doesn't work.
  const isUp = await waitWithTimeout(run(), { limitMs: timeLimitMs, message: 'It took too long.' }).catch(() => false);
  return { component, isUp, milliseconds: Math.round(performance.now() - begin) };
}

/**
 * Creates a function that returns the result of `load`, and loads it again when it is older than the interval: once, however
 * many callers there are at that time.
 */
export function createTimedCache<Value>(
  load: () => Promise<Value>,
  intervalMs: number,
  now = () => performance.now(),
): () => Promise<Value> {
  let kept: { at: number; value: Promise<Value> } | undefined;
  return () => {
    if (kept === undefined || now() - kept.at >= intervalMs) kept = { at: now(), value: load() };
    return kept.value;
  };
}
