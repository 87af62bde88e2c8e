import { cache } from 'react';
import { SECTIONS } from '@/cms/core/taxonomy/sections';
import { addCacheTags } from '@/platform/page-cache/add-cache-tags';
import { NAVIGATION_TAG } from '@/platform/page-cache/tags';
import { MENU_PICTURES, type MenuPictureName } from '@/ui/menu-picture/names';
import { getCachedReader } from '@/modules/public-reader';
import { getSiteSettings, type PageSummary } from './page-queries';

/** Pages below a heading, in the order of the site settings. */
export interface PageGroup {
  heading: string;
  pages: PageSummary[];
}

/** An area of the main menu. */
export interface MenuArea {
  label: string;
  url: string;
  groups: PageGroup[];
  panel?: { picture: MenuPictureName; text: string; label: string; href: string };
}

/** The main menu and the columns of the footer. */
interface Navigation {
  menu: MenuArea[];
  footer: PageGroup[];
}

/** The menu of a site whose editors haven't arranged one. */
const HUBS = SECTIONS.map(({ label, url }) => ({ label, url }));

/**
 * Returns the main menu and the footer as editors arranged them in the site settings. Pages that aren't published are
 * left out.
 */
export const getNavigation = cache(async (): Promise<Navigation> => {
  const { menu, footer } = await getSiteSettings();
  const areas: NonNullable<typeof menu> = menu && menu.length > 0 ? menu : HUBS;
  const columns = footer ?? [];
  const listed = [...areas.flatMap(({ groups }) => groups ?? []), ...columns].flatMap(({ pages }) => pages);
  const found = await findListedPages([...listed, ...areas.map(({ url }) => url)]);
  const resolve = (groups: readonly { heading: string; pages: string[] }[]): PageGroup[] =>
    groups
      .map(({ heading, pages }) => ({ heading, pages: pages.flatMap((url) => found.get(url) ?? []) }))
      .filter(({ pages }) => pages.length > 0);
  return {
    menu: areas
      .filter(({ url }) => found.has(url))
      .map(({ label, url, groups, panel }) => ({ label, url, groups: resolve(groups ?? []), panel: toPanel(panel) })),
    footer: resolve(columns),
  };
});

/** Returns the panel when all its parts are there. */
function toPanel(panel: Partial<Record<keyof NonNullable<MenuArea['panel']>, string | null>> | undefined): MenuArea['panel'] {
  if (!panel?.picture || !panel.text || !panel.label || !panel.href) return undefined;
  const { text, label, href } = panel;
  const picture = MENU_PICTURES.find((name) => name === panel.picture);
  return picture && { picture, text, label, href };
}

async function findListedPages(urls: readonly string[]): Promise<Map<string, PageSummary>> {
  // Not the tag of each page: a change of a page's text doesn't change the menu of all others.
  await addCacheTags(NAVIGATION_TAG);
  const { docs } = await (
    await getCachedReader([NAVIGATION_TAG])
  ).find({
    collection: 'pages',
    where: { url: { in: [...new Set(urls)] } },
    select: { url: true, label: true, description: true, icon: true },
    pagination: false,
    depth: 0,
  });
  return new Map(docs.map((page) => [page.url, page]));
}
