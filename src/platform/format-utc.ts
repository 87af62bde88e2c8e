/** Formats a moment for a sentence: "on 2026-11-21 at 14:30 UTC". */
export function formatUtc(date: Date): string {
  return `on ${date.toISOString().slice(0, 10)} at ${date.toISOString().slice(11, 16)} UTC`;
}
