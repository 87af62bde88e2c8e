import type { ReactElement, ReactNode } from 'react';
import { getNavigation, getSiteSettings } from '@/modules/pages';
import type { Setting } from '@/payload-types';
import { Icon } from '@/ui/icon/icon';
import type { Breadcrumb } from '@/ui/breadcrumbs';
import { ErrorBoundary } from '../error-boundary';
import { Footer } from '../footer/footer';
import { Header } from '../header/header';
import { JsonLd } from '../metadata/json-ld';
import type { SchemaNode } from '@/modules/structured-data';
import { AccountMenu } from '../sign-on/account-menu';
import { isSignInOffered } from '@/platform/is-sign-in-offered';
import { SecuredContent } from '../sign-on/secured-content';
import { MAIN_CONTENT_ID } from '../skip-link/main-content-id';
import { SkipLink } from '../skip-link/skip-link';
import css from './site-page.module.css';

interface SitePageProps {
  path: string;
  breadcrumbs: readonly Breadcrumb[];
  /** The nodes for what the page is about. */
  structuredData?: readonly SchemaNode[];
  /** Wraps the main content in a layout, such as one with a sidebar. */
  renderFrame?: (main: ReactElement) => ReactElement;
  /** Whether there is more space between the content and the edge (the page's field `borderPadding`). */
  hasBorderPadding?: boolean;
  children: ReactNode;
}

const ACCOUNT_MENU_ITEMS = (
  <ul>
    <li>
      <a href="/dashboard">Dashboard</a>
    </li>
    <li>
      <a href="/logout">Sign out</a>
    </li>
  </ul>
);

/** Returns the line above the menu: what editors announce, or the tagline. */
function findAnnouncement({ announcement, tagline }: Pick<Setting, 'announcement' | 'tagline'>) {
  if (announcement?.text) return { text: announcement.text, href: announcement.href };
  return tagline ? { text: tagline } : undefined;
}

/** Renders the frame around the content of every public page. */
export async function SitePage({
  path,
  breadcrumbs,
  structuredData = [],
  renderFrame,
  hasBorderPadding,
  children,
}: SitePageProps) {
  const [settings, { menu, footer }] = await Promise.all([getSiteSettings(), getNavigation()]);
  const main = (
    <main id={MAIN_CONTENT_ID} tabIndex={-1} className={hasBorderPadding ? css.padded : undefined}>
      <SecuredContent>{children}</SecuredContent>
    </main>
  );
  return (
    <>
      {/* The specification requires both tags even though they are empty, and Next's metadata omits empty ones. */}
      <meta name="keywords" content="" />
      <meta name="subject" content="" />
      <SkipLink />
      <Header
        siteName={settings.name}
        areas={menu}
        path={path}
        announcement={findAnnouncement(settings)}
        searchHref="/search"
        account={isSignInOffered ? <AccountMenu icon={<Icon name="person" />} menu={ACCOUNT_MENU_ITEMS} /> : null}
      />
      <ErrorBoundary>{renderFrame ? renderFrame(main) : main}</ErrorBoundary>
      <Footer path={path} legalName={settings.legalName} columns={footer} social={settings.social} />
      <JsonLd settings={settings} breadcrumbs={breadcrumbs} nodes={structuredData} />
    </>
  );
}
