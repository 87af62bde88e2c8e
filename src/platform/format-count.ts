/** Formats a number with what it counts: `1 page`, `2 pages`. */
export function formatCount(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`;
}
