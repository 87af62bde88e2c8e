/** How far the clocks of two machines may differ. */
export const CLOCK_DIFFERENCE_MAX_MS = 5 * 60_000;

/**
 * Returns by how many milliseconds the clock of this machine is ahead of Postgres's; negative when it is behind, and 0 when the
 * time that Postgres has returned lies between the two times of this machine, which are whole milliseconds, rounded down.
 * @param before when the query was sent
 * @param after when its result arrived
 */
export function getClockDifference(databaseTime: number, before: number, after: number): number {
  if (databaseTime < before) return before - databaseTime;
  return databaseTime >= after + 1 ? after - databaseTime : 0;
}
