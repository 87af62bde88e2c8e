/** What stands above the list of what is wrong. */
export function getErrorSummaryTitle(problems: number): string {
  return `Nothing was sent yet. ${problems === 1 ? 'One field needs' : `${problems} fields need`} a change.`;
}

/** A number of days as people say it. */
export function formatDays(days: number): string {
  const years = days / 365;
  if (Number.isInteger(years)) return years === 1 ? 'a year' : `${years} years`;
  return days === 1 ? 'a day' : `${days} days`;
}

/** A time from now as people say it. */
export function formatRetryDelay(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 1 ? 'in a minute' : `in ${minutes} minutes`;
}
