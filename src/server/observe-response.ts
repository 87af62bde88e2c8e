import type { ServerResponse } from 'node:http';
import type { RequestOutcome } from './observability/metrics';
import type { RequestHandlerOptions } from './request-context';

/**
 * Reports the response after its last byte was written or the visitor disconnected.
 * @param describe returns the rest of the outcome; called at that time, and only when there is a listener
 */
export function observeResponse(
  response: ServerResponse,
  { onResponse }: RequestHandlerOptions,
  describe: () => Omit<RequestOutcome, 'status' | 'seconds'>,
): void {
  if (onResponse === undefined) return;
  const begin = performance.now();
  response.once('close', () =>
    onResponse({ ...describe(), status: response.statusCode, seconds: (performance.now() - begin) / 1_000 }, response),
  );
}
