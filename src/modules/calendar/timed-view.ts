import { buildViewPath, type ListFilter, type ListView, parseListView, describeView } from '@/modules/entries';

/** The view of a list of entries with a time: upcoming or past. */
export interface TimedView extends ListView {
  readonly past: boolean;
}

/**
 * Parses the view from the end of the list's path: `['region', 'europe', 'past', 'page', '2']`, where `past` is the
 * list's own segment for past entries.
 *
 * @returns undefined for an invalid view
 */
export function parseTimedView<Entry>(
  filters: readonly ListFilter<Entry>[],
  word: string,
  view: readonly string[],
): TimedView | undefined {
  const place = view.indexOf(word);
  // Only the page number may follow it, so that each view has exactly one URL.
  if (place >= 0 && (view.slice(0, place).includes('page') || (place < view.length - 1 && view[place + 1] !== 'page')))
    return undefined;
  const found = parseListView(filters, place < 0 ? view : view.toSpliced(place, 1));
  return found && { ...found, past: place >= 0 };
}

interface TimedViewList<Entry> {
  /** The path of the list. */
  readonly base: string;
  readonly filters: readonly ListFilter<Entry>[];
  /** The segment of views of the past. */
  readonly pastSegment: string;
}

/** Builds the path of a view. */
export function buildTimedViewPath<Entry>(
  { base, filters, pastSegment }: TimedViewList<Entry>,
  { chosen, past, page }: TimedView,
): string {
  const narrowed = buildViewPath(base, filters, { chosen, page: 1 });
  return [narrowed, ...(past ? [pastSegment] : []), ...(page > 1 ? ['page', page] : [])].join('/');
}

/** Describes a view: "Europe, past, page 2". */
export function describeTimedView<Entry>(
  filters: readonly ListFilter<Entry>[],
  words: { past: string; upcoming: string },
  { chosen, past, page }: TimedView,
): string {
  const narrowed = describeView(filters, { chosen, page: 1 });
  return [...(narrowed === '' ? [] : [narrowed]), past ? words.past : words.upcoming, ...(page > 1 ? [`page ${page}`] : [])].join(
    ', ',
  );
}
