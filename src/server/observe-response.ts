import type { ServerResponse } from 'node:http';
import type { RequestOutcome } from './observability/metrics';
import type { RequestHandlerOptions } from './request-context';

/**
 * Reports the response when its last byte was handed over, or the visitor has gone.
 * @param describe says what was answered; called then, and only where somebody listens
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
