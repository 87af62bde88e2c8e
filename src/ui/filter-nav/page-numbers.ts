/** How many pages before and after the current one have a link. */
const SIBLING_COUNT = 2;

/**
 * Returns the page numbers to link: the first, the last, and those around the current one. Undefined marks a gap, so
 * a list of a thousand pages takes no more space than one of ten.
 */
export function getPageNumbers(pages: number, chosen: number): (number | undefined)[] {
  const shown = Array.from({ length: pages }, (_page, index) => index + 1).filter(
    (page) => page === 1 || page === pages || Math.abs(page - chosen) <= SIBLING_COUNT,
  );
  return shown.flatMap((page, index) => {
    const skipped = page - (shown[index - 1] ?? 0) - 1;
    // A gap of a single page shows that page instead of the ellipsis.
    return [...(skipped === 0 ? [] : [skipped === 1 ? page - 1 : undefined]), page];
  });
}
