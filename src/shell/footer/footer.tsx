import type { ReactElement } from 'react';
import type { PageGroup } from '@/modules/pages';
import { PrivacyChoices } from '../tag-manager/consent-bar';
import { ThemeSwitch } from '../theme/theme-switch';
import css from './footer.module.css';
import { NewsletterSignup } from './newsletter-signup';

interface FooterProps {
  /** Path of the page. */
  readonly path: string;
  readonly legalName: string;
  readonly columns: readonly PageGroup[];
  readonly social?: readonly { readonly label: string; readonly href: string }[] | null;
}

/**
 * Renders the footer of every page: links to its main parts, and the company. collapse-script.ts collapses its columns on
 * phones.
 */
export function Footer({ path, legalName, columns, social }: FooterProps): ReactElement {
  return (
    <footer className={css.footer}>
      <NewsletterSignup path={path} />
      <nav className={css.columns} aria-label="Footer">
        {columns.map(({ heading, pages }) => (
          <details key={heading} open data-fold="">
            <summary>{heading}</summary>
            <ul>
              {pages.map(({ url, label }) => (
                <li key={url}>
                  <a href={url}>{label === heading ? 'Overview' : label}</a>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </nav>
      <div className={css.bottom}>
        <ul>
          <li>
            <a href="/legal">Legal</a>
          </li>
          <li>
            <a href="/privacy-policy">Privacy policy</a>
          </li>
          <li>
            <a href="/terms-use">Terms of use</a>
          </li>
          <li>
            <a href="/status">Status</a>
          </li>
          {social?.map(({ label, href }) => (
            <li key={href}>
              <a href={href} rel="noopener">
                {label}
              </a>
            </li>
          ))}
        </ul>
        <ThemeSwitch />
        <p>
          {/* Without a year, which cached pages would still show in January. */}
          {`© ${legalName}. Postgres and PostgreSQL are trademarks of the PostgreSQL Community Association of ` +
            'Canada. Items tagged Sample are made up. '}
          <PrivacyChoices />
        </p>
      </div>
    </footer>
  );
}
