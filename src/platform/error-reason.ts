/**
 * Returns an error's message for a log or a report. When a host name has several IP addresses, the failed connections are grouped in
 * an AggregateError, whose own message is empty.
 */
export function getErrorReason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(getErrorReason).join(', ');
  return error instanceof Error ? error.message : String(error);
}
