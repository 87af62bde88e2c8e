import type { Field, Where } from 'payload';
import { PUBLISHED_WHERE } from './published-where';

/** When an entry becomes public and when it stops being public; without an end it stays public. */
export interface Visibility {
  visibleFrom?: string | null | undefined;
  visibleUntil?: string | null | undefined;
}

/**
 * The fields that store the visibility as timestamps. A hook of the collection derives them from the dates that editors
 * enter, so that one rule applies to all kinds. Content files do not contain them.
 */
export const visibilityFields: Field[] = [
  { name: 'visibleFrom', type: 'date', index: true, admin: { hidden: true } },
  { name: 'visibleUntil', type: 'date', index: true, admin: { hidden: true } },
];

/** Builds the filter for published entries of a timed kind that are visible at a point in time. */
export function buildVisibleAtFilter(now: Date): Where {
  const at = now.toISOString();
  return {
    and: [
      PUBLISHED_WHERE,
      { or: [{ visibleFrom: { exists: false } }, { visibleFrom: { less_than_equal: at } }] },
      { or: [{ visibleUntil: { exists: false } }, { visibleUntil: { greater_than: at } }] },
    ],
  };
}

/** Returns whether an entry is visible now, not yet, or no longer. */
export function getVisibilityPhase({ visibleFrom, visibleUntil }: Visibility, now: Date): 'before' | 'now' | 'after' {
  if (visibleFrom && new Date(visibleFrom) > now) return 'before';
  return visibleUntil && new Date(visibleUntil) <= now ? 'after' : 'now';
}

/** Returns the next time one of these entries appears or disappears, if any. */
export function getNextVisibilityChange(entries: readonly Visibility[], now: Date): Date | undefined {
  const moments = entries.flatMap(({ visibleFrom, visibleUntil }) =>
    [visibleFrom, visibleUntil].flatMap((moment) => (moment && new Date(moment) > now ? [Date.parse(moment)] : [])),
  );
  return moments.length === 0 ? undefined : new Date(Math.min(...moments));
}
