/** Returns the day of a time in UTC, such as `2026-11-21`. */
export function toUtcDay(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** Returns today’s date in UTC. */
export function getToday(): string {
  return toUtcDay(new Date());
}
