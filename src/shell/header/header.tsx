import type { ReactElement, ReactNode } from 'react';
import type { MenuArea } from '@/modules/pages';
import { Icon } from '@/ui/icon/icon';
import { Logo } from '@/ui/logo/logo';
import { findCurrentArea } from './current-area';
import css from './header.module.css';
import { MenuSection } from './menu-section';

interface HeaderProps {
  readonly siteName: string;
  readonly areas: readonly MenuArea[];
  /** Path of the current page, to mark it in the menu. */
  readonly path: string;
  /** A line above the menu on wide screens, and where it leads. */
  readonly announcement?: { readonly text: string; readonly href?: string | null };
  /** URL of the search; without it there is no link. */
  readonly searchHref?: string;
  /** The sign-in link or the account menu. */
  readonly account?: ReactNode;
}

const MENU_ID = 'site-menu';
const DOWNLOADS = '/downloads/postgres-postgresql-downloads';

/**
 * Renders the header of every page. The menu is one list for all widths: inline on wide screens, and a sheet that a native
 * popover opens on small ones. It needs no JavaScript.
 */
export function Header({ siteName, areas, path, announcement, searchHref, account }: HeaderProps): ReactElement {
  const current = findCurrentArea(areas, path);
  const currentPage = (href: string) => (path === href ? 'page' : undefined);
  const search = searchHref ? <SearchLink href={searchHref} /> : null;
  return (
    <header className={css.header}>
      {announcement ? (
        <p className={css.strip}>{announcement.href ? <a href={announcement.href}>{announcement.text}</a> : announcement.text}</p>
      ) : null}
      <a className={css.brand} href="/" aria-current={currentPage('/')}>
        <Logo />
        {siteName}
      </a>
      {search}
      <button type="button" className={css.toggle} popoverTarget={MENU_ID}>
        Menu
      </button>
      <div id={MENU_ID} className={css.menu} popover="auto">
        <button type="button" className={css.toggle} popoverTarget={MENU_ID} popoverTargetAction="hide" autoFocus>
          Close
        </button>
        <nav aria-label="Main">
          <ul>
            {areas.map((area) => (
              <li key={area.label}>
                <MenuSection area={area} path={path} isCurrent={area === current} />
              </li>
            ))}
          </ul>
        </nav>
        <div className={css.tools}>
          {search}
          <a href="/support" aria-current={currentPage('/support')}>
            Get help
          </a>
          {account}
          <a className={css.action} href={DOWNLOADS} aria-current={currentPage(DOWNLOADS)}>
            Download
          </a>
          <a className={css.action} href="/contact" aria-current={currentPage('/contact')}>
            Contact sales
          </a>
        </div>
      </div>
    </header>
  );
}

/** A link that looks like a field. The search module opens its dialog from it (`data-search-open`). */
function SearchLink({ href }: { readonly href: string }): ReactElement {
  return (
    <a className={css.search} href={href} data-search-open="">
      <Icon name="search" />
      Search
    </a>
  );
}
