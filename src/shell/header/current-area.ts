import type { MenuArea } from '@/modules/pages';

/**
 * Finds the area that a page belongs to: the one with a page at or above its path. The longest path decides, so that
 * plans below /products belong to the area that lists them.
 */
export function findCurrentArea(areas: readonly MenuArea[], path: string): MenuArea | undefined {
  const [nearest] = areas
    .flatMap((area) =>
      [area.url, ...area.groups.flatMap(({ pages }) => pages.map(({ url }) => url))].map((url) => ({ area, url })),
    )
    .filter(({ url }) => path === url || path.startsWith(`${url}/`))
    .toSorted((one, other) => other.url.length - one.url.length);
  return nearest?.area;
}
