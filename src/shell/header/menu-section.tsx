import type { ReactElement } from 'react';
import type { MenuArea } from '@/modules/pages';
import { Icon } from '@/ui/icon/icon';
import { MenuPicture } from '@/ui/menu-picture/menu-picture';
import { WhenHydrated } from '../hydrated/when-hydrated';
import css from './header.module.css';

interface MenuSectionProps {
  readonly area: MenuArea;
  readonly path: string;
  readonly isCurrent: boolean;
}

/**
 * Renders an area of the menu: a link, or a disclosure with its pages in groups. Icons, descriptions, and the picture come
 * when the page is hydrated, which is when a pointer or a key first moves, so that the first response stays small.
 */
export function MenuSection({ area: { label, url, groups, panel }, path, isCurrent }: MenuSectionProps): ReactElement {
  const currentPage = (href: string) => (path === href ? 'page' : undefined);
  if (groups.length === 0) {
    return (
      <a className={css.area} href={url} aria-current={currentPage(url) ?? (isCurrent ? 'true' : undefined)}>
        {label}
      </a>
    );
  }
  return (
    <details name="area">
      <summary className={css.area} aria-current={isCurrent ? 'true' : undefined}>
        {label}
      </summary>
      <div className={css.panel}>
        <a href={url} aria-current={currentPage(url)}>
          {`${label} overview`}
        </a>
        {groups.map(({ heading, pages }) => (
          <div key={heading}>
            <p className={css.heading}>{heading}</p>
            <ul>
              {pages.map((page) => (
                <li key={page.url}>
                  <a href={page.url} aria-current={currentPage(page.url)}>
                    {page.label}
                  </a>
                  <WhenHydrated>
                    <Icon name={page.icon} className={css.icon} />
                    <p className={css.text}>{page.description}</p>
                  </WhenHydrated>
                </li>
              ))}
            </ul>
          </div>
        ))}
        {panel ? (
          <WhenHydrated>
            <div className={css.aside}>
              <MenuPicture name={panel.picture} />
              <p>{panel.text}</p>
              <a href={panel.href}>{panel.label}</a>
            </div>
          </WhenHydrated>
        ) : null}
      </div>
    </details>
  );
}
