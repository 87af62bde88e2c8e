import type { ReactElement } from 'react';
import { Logo } from '@/ui/logo/logo';
import { PrivacyChoices } from '../tag-manager/consent-bar';
import type { NavigationSection } from '../navigation-types';
import css from './footer.module.css';

interface FooterProps {
  readonly siteName: string;
  readonly legalName: string;
  readonly areas: readonly NavigationSection[];
  readonly social?: readonly { readonly label: string; readonly href: string }[] | null;
  /** Year of the copyright line. */
  readonly year: number;
}

/** Pages without an area that readers look for in the footer. */
const EXTRA_LINKS = [
  { label: 'Get started', href: '/get-started' },
  { label: 'Contact', href: '/contact' },
  { label: 'Search', href: '/search' },
  { label: 'Feed', href: '/blog/feed.xml' },
] as const;

/** Renders the footer of every page: a map of the site and who runs it. */
export function Footer({ siteName, legalName, areas, social, year }: FooterProps): ReactElement {
  return (
    <footer className={css.footer}>
      <a className={css.brand} href="/">
        <Logo />
        {siteName}
      </a>
      <nav aria-label="All pages">
        {areas.map(({ key, label, url, pages }) => (
          <ul key={key}>
            <li>
              <a href={url}>{label}</a>
            </li>
            {pages
              .filter((page) => page.url !== url)
              .map((page) => (
                <li key={page.url}>
                  <a href={page.url}>{page.label}</a>
                </li>
              ))}
          </ul>
        ))}
      </nav>
      <p>
        © {year} {legalName} <PrivacyChoices />
      </p>
      <p>Postgres and PostgreSQL are trademarks of the PostgreSQL Community Association of Canada.</p>
      <ul>
        {EXTRA_LINKS.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
      {social && social.length > 0 ? (
        <ul>
          {social.map(({ label, href }) => (
            <li key={href}>
              <a href={href} rel="noopener">
                {label}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </footer>
  );
}
