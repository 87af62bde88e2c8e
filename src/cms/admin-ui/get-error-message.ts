/** Returns the message of a failed request for the editor; the fallback when what was thrown isn't an error. */
export function getErrorMessage(error: unknown, fallback = 'That didn’t work. Nothing was changed. Try again.'): string {
  return error instanceof Error ? error.message : fallback;
}
