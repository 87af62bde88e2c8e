import type { Field, Where } from 'payload';

/** When an entry becomes public and when it stops being so; without an end it stays. */
export interface Visibility {
  visibleFrom?: string | null | undefined;
  visibleUntil?: string | null | undefined;
}

/**
 * The fields that hold it, as moments: worked out from the days that editors enter, by a hook of the collection, so that
 * one rule holds for all kinds. Files do not have them.
 */
export const visibilityFields: Field[] = [
  { name: 'visibleFrom', type: 'date', index: true, admin: { hidden: true } },
  { name: 'visibleUntil', type: 'date', index: true, admin: { hidden: true } },
];

/** What the published entries of a timed kind that are public at a moment have in common, to look for them by. */
export function buildVisibleAtFilter(now: Date): Where {
  const at = now.toISOString();
  return {
    and: [
      { _status: { equals: 'published' } },
      { or: [{ visibleFrom: { exists: false } }, { visibleFrom: { less_than_equal: at } }] },
      { or: [{ visibleUntil: { exists: false } }, { visibleUntil: { greater_than: at } }] },
    ],
  };
}

/** Whether it is public now, will be, or no longer is. */
export function getVisibilityPhase({ visibleFrom, visibleUntil }: Visibility, now: Date): 'before' | 'now' | 'after' {
  if (visibleFrom && new Date(visibleFrom) > now) return 'before';
  return visibleUntil && new Date(visibleUntil) <= now ? 'after' : 'now';
}

/** The next moment at which one of these appears or disappears, if there is one. */
export function getNextVisibilityChange(entries: readonly Visibility[], now: Date): Date | undefined {
  const moments = entries.flatMap(({ visibleFrom, visibleUntil }) =>
    [visibleFrom, visibleUntil].flatMap((moment) => (moment && new Date(moment) > now ? [Date.parse(moment)] : [])),
  );
  return moments.length === 0 ? undefined : new Date(Math.min(...moments));
}
