import { buildViewPath, type ListFilter, type ListView, parseListView, describeView } from '@/modules/entries';

/** Which part of a list of things with a time is shown: what is to come, or what is over. */
export interface TimedView extends ListView {
  readonly past: boolean;
}

/**
 * The view that the end of a list's address names: `['region', 'europe', 'past', 'page', '2']`, where `past` is the word
 * that the list has for what is over.
 *
 * @returns undefined when it names none
 */
export function parseTimedView<Entry>(
  parts: readonly ListFilter<Entry>[],
  word: string,
  view: readonly string[],
): TimedView | undefined {
  const place = view.indexOf(word);
  // Only the number of the page stands behind it, so that each view has one address.
  if (place >= 0 && (view.slice(0, place).includes('page') || (place < view.length - 1 && view[place + 1] !== 'page')))
    return undefined;
  const found = parseListView(parts, place < 0 ? view : view.toSpliced(place, 1));
  return found && { ...found, past: place >= 0 };
}

/** The address of a view. */
export function buildTimedViewPath<Entry>(
  base: string,
  parts: readonly ListFilter<Entry>[],
  word: string,
  { chosen, past, page }: TimedView,
): string {
  const narrowed = buildViewPath(base, parts, { chosen, page: 1 });
  return [narrowed, ...(past ? [word] : []), ...(page > 1 ? ['page', page] : [])].join('/');
}

/** A view in words: "Europe, past, page 2". */
export function describeTimedView<Entry>(
  parts: readonly ListFilter<Entry>[],
  words: { past: string; upcoming: string },
  { chosen, past, page }: TimedView,
): string {
  const narrowed = describeView(parts, { chosen, page: 1 });
  return [...(narrowed === '' ? [] : [narrowed]), past ? words.past : words.upcoming, ...(page > 1 ? [`page ${page}`] : [])].join(
    ', ',
  );
}
