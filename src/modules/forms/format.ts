/** Prefix of the document title while a form has errors, so that assistive technology announces them first (WCAG technique G199). */
export const ERROR_TITLE_PREFIX = 'Error: ';

/** Returns the title of the error summary. */
export function getErrorSummaryTitle(problems: number): string {
  return `Nothing was sent yet. ${problems === 1 ? 'One field needs' : `${problems} fields need`} a change.`;
}

/** Formats a number of days for people. */
export function formatDays(days: number): string {
  const years = days / 365;
  if (Number.isInteger(years)) return years === 1 ? 'a year' : `${years} years`;
  return days === 1 ? 'a day' : `${days} days`;
}

/** Formats a delay for people. */
export function formatRetryDelay(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 1 ? 'in a minute' : `in ${minutes} minutes`;
}
