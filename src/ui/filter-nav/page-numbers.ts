/** How many pages before and after the chosen one have a link. */
const SIBLING_COUNT = 2;

/**
 * The pages that a list has links to: the first, the last, and those around the chosen one. Undefined stands where some
 * are left out, so that a list of a thousand pages is no longer than one of ten.
 */
export function getPageNumbers(pages: number, chosen: number): (number | undefined)[] {
  const shown = Array.from({ length: pages }, (_page, index) => index + 1).filter(
    (page) => page === 1 || page === pages || Math.abs(page - chosen) <= SIBLING_COUNT,
  );
  return shown.flatMap((page, index) => {
    const skipped = page - (shown[index - 1] ?? 0) - 1;
    // One page that is left out takes the place of the sign for it.
    return [...(skipped === 0 ? [] : [skipped === 1 ? page - 1 : undefined]), page];
  });
}
