import type { ReactElement, ReactNode } from 'react';
import { Icon } from '@/ui/icon/icon';
import { Logo } from '@/ui/logo/logo';
import type { NavigationSection } from '../navigation-types';
import { ThemeSwitch } from '../theme/theme-switch';
import css from './header.module.css';

interface HeaderProps {
  readonly siteName: string;
  readonly areas: readonly NavigationSection[];
  /** Path of the current page, to mark it in the menu. */
  readonly path: string;
  /** URL of the search; without it there is no link. */
  readonly searchHref?: string;
  /** The sign-in link or the account menu. */
  readonly account?: ReactNode;
}

const MENU_ID = 'site-menu';

/**
 * Renders the header of every page: name, search, and the site's areas. The menu is one list for all widths: inline on
 * wide screens, and a sheet that a native popover opens on small ones. It needs no JavaScript.
 */
export function Header({ siteName, areas, path, searchHref, account }: HeaderProps): ReactElement {
  return (
    <header className={css.header}>
      <a className={css.brand} href="/" aria-current={path === '/' ? 'page' : undefined}>
        <Logo />
        {siteName}
      </a>
      {searchHref ? (
        <a className={css.search} href={searchHref}>
          <Icon name="search" />
          Search
        </a>
      ) : null}
      <button type="button" className={css.toggle} popoverTarget={MENU_ID}>
        Menu
      </button>
      <div id={MENU_ID} className={css.menu} popover="auto">
        <button type="button" className={css.toggle} popoverTarget={MENU_ID} popoverTargetAction="hide">
          Close
        </button>
        <nav aria-label="Main">
          <ul>
            {areas.map((area) => (
              <li key={area.key}>
                <SectionMenu area={area} path={path} />
              </li>
            ))}
          </ul>
        </nav>
        <div className={css.tools}>
          {account}
          <ThemeSwitch />
        </div>
      </div>
    </header>
  );
}

function SectionMenu({ area, path }: { readonly area: NavigationSection; readonly path: string }): ReactElement {
  const pages = area.pages.filter(({ url }) => url !== area.url);
  const isCurrent = path === area.url || path.startsWith(`${area.url}/`) || pages.some(({ url }) => url === path);
  if (pages.length === 0) {
    return (
      <a className={css.area} href={area.url} aria-current={isCurrent ? 'page' : undefined}>
        {area.label}
      </a>
    );
  }
  return (
    <details name="area">
      <summary className={css.area} aria-current={isCurrent ? 'true' : undefined}>
        {area.label}
      </summary>
      <div className={css.panel}>
        <a href={area.url} aria-current={path === area.url ? 'page' : undefined}>
          {area.label}: overview
        </a>
        <ul>
          {pages.map(({ url, label }) => (
            <li key={url}>
              <a href={url} aria-current={path === url ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
