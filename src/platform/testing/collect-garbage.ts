import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Collects garbage again and again while something is under way, which then must not depend on what nothing refers to. */
export async function collectGarbageDuring<Result>(work: () => Promise<Result>): Promise<Result> {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect !== 'function') throw new Error('Node has no gc().');
  const timer = setInterval(() => collect(), 20);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
