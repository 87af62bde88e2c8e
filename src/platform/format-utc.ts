import { toUtcDay } from './utc-day';

/** Formats a moment for a sentence: "on 2026-11-21 at 14:30 UTC". */
export function formatUtc(date: Date): string {
  return `on ${toUtcDay(date)} at ${date.toISOString().slice(11, 16)} UTC`;
}
