import type { ReactNode } from 'react';
import { getNavigation, getSiteSettings } from '@/modules/pages';
import type { Breadcrumb } from '@/ui/breadcrumbs';
import { ErrorBoundary } from '../error-boundary';
import { Footer } from '../footer/footer';
import { Header } from '../header/header';
import { JsonLd } from '../metadata/json-ld';
import type { SchemaNode } from '@/modules/structured-data';
import { AccountMenu } from '../sign-on/account-menu';
import { MAIN_CONTENT_ID, SkipLink } from '../skip-link/skip-link';

interface SitePageProps {
  path: string;
  breadcrumbs: readonly Breadcrumb[];
  /** The nodes for what the page is about. */
  structuredData?: readonly SchemaNode[];
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

/** Renders the frame around the content of every public page. */
export async function SitePage({ path, breadcrumbs, structuredData = [], children }: SitePageProps) {
  const [settings, areas] = await Promise.all([getSiteSettings(), getNavigation()]);
  return (
    <>
      {/* The specification requires both tags even though they are empty, and Next's metadata omits empty ones. */}
      <meta name="keywords" content="" />
      <meta name="subject" content="" />
      <SkipLink />
      <Header
        siteName={settings.name}
        areas={areas}
        path={path}
        searchHref="/search"
        account={<AccountMenu menu={ACCOUNT_MENU_ITEMS} />}
      />
      <main id={MAIN_CONTENT_ID} tabIndex={-1}>
        <ErrorBoundary>{children}</ErrorBoundary>
      </main>
      <Footer
        siteName={settings.name}
        legalName={settings.legalName}
        areas={areas}
        social={settings.social}
        year={new Date().getFullYear()}
      />
      <JsonLd settings={settings} breadcrumbs={breadcrumbs} nodes={structuredData} />
    </>
  );
}
