import type { ReactElement, ReactNode } from 'react';
import { getAncestorPages } from '@/modules/pages';
import type { SchemaNode } from '@/modules/structured-data';
import { SitePage } from '@/shell/page/site-page';
import { Breadcrumbs } from '@/ui/breadcrumbs';

interface EntryLayoutProps {
  readonly url: string;
  readonly title: string;
  /** A path below the pages that the breadcrumbs lead through; that of the entry unless it is given. */
  readonly placedAt?: string;
  readonly structuredData?: readonly SchemaNode[] | undefined;
  /** What a visitor can do with the entry, beside the breadcrumbs. */
  readonly action?: ReactNode;
  /** Renders the entry with the breadcrumbs in its header. */
  readonly children: (breadcrumbs: ReactNode) => ReactNode;
}

/** Renders an entry in the layout of the site, with the breadcrumbs that lead to it. */
export async function EntryLayout({
  url,
  title,
  placedAt = url,
  structuredData,
  action,
  children,
}: EntryLayoutProps): Promise<ReactElement> {
  const ancestors = await getAncestorPages(placedAt);
  const breadcrumbs = [...ancestors.map((page) => ({ url: page.url, label: page.label })), { url, label: title }];
  return (
    <SitePage path={url} breadcrumbs={breadcrumbs} structuredData={structuredData}>
      {children(<Breadcrumbs items={breadcrumbs} action={action} />)}
    </SitePage>
  );
}
