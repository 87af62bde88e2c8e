/**
 * Returns an error's message for a log or a report. When a host name has several IP addresses, the failed connections are grouped in
 * an AggregateError, whose own message is empty. When a request fails, only the cause says why.
 */
export function getErrorReason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(getErrorReason).join(', ');
  if (!(error instanceof Error)) return String(error);
  return error.message === 'fetch failed' && error.cause !== undefined
    ? `${error.message}: ${getErrorReason(error.cause)}`
    : error.message;
}
