/**
 * Describes why `fetch` has failed, for the log and for editors: a time limit, or the code of the system or of TLS, such as
 * ECONNREFUSED. The message of the error is always "fetch failed".
 */
export function describeFetchFailure(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'it did not respond in time';
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? ` (${cause.code})` : '';
  return `it cannot be reached${code}`;
}
