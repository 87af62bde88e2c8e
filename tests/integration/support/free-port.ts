import { findFreePort as findIn, TEST_PORTS } from '../../../scripts/ports';

/** More than run concurrently. */
const WORKERS_MAX = 10;

/**
 * Finds a free port. Each worker has ports of its own: a test may know a port for minutes before its server listens, and others
 * would find that port free meanwhile.
 */
export function findFreePort(): Promise<number> {
  const count = (TEST_PORTS.last - TEST_PORTS.first + 1) / WORKERS_MAX;
  const first = TEST_PORTS.first + (getWorkerNumber() % WORKERS_MAX) * count;
  return findIn({ first, last: first + count - 1 });
}

/** The number of this worker among those that run concurrently, from Vitest or Playwright. */
function getWorkerNumber(): number {
  return Number(process.env['VITEST_POOL_ID'] ?? process.env['TEST_PARALLEL_INDEX'] ?? 0);
}
