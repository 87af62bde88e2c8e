/** Returns whether the options of a fenced block contain `run`. */
export function isRunnable(meta: string | null | undefined): boolean {
  return /(^|\s)run(\s|$)/.test(meta ?? '');
}
