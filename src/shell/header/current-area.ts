import type { MenuArea } from '@/modules/pages';

/**
 * Finds the area that a page belongs to: the one with a page at or above its path. The longest path decides, so that
 * plans below /products belong to the area that lists them. Otherwise, it is the area with a page of the same section:
 * /training belongs to the one that lists /training/live-postgresql-training.
 */
export function findCurrentArea(areas: readonly MenuArea[], path: string): MenuArea | undefined {
  const listed = areas.flatMap((area) =>
    [area.url, ...area.groups.flatMap(({ pages }) => pages.map(({ url }) => url))].map((url) => ({ area, url })),
  );
  const [nearest] = listed
    .filter(({ url }) => path === url || path.startsWith(`${url}/`))
    .toSorted((one, other) => other.url.length - one.url.length);
  const [, section] = path.split('/');
  return (nearest ?? listed.find(({ url }) => section !== '' && url.startsWith(`/${section}/`)))?.area;
}
