import type { Metadata } from 'next';
import { StatusPage } from '@/modules/site-status';
import { STATUS_PAGE_PATH } from '@/platform/status-paths';
import { buildPageMetadata } from '@/shell/metadata/page-metadata';
import { SitePage } from '@/shell/page/site-page';

/** Builds the metadata. Search engines must not list it, because it is outdated within a minute. */
export async function generateMetadata(): Promise<Metadata> {
  return buildPageMetadata({
    path: STATUS_PAGE_PATH,
    title: 'Website status',
    description:
      'Which parts of this website work now, checked by the server itself, and how often they did in the last 90 days.',
    indexed: false,
  });
}

export const dynamic = 'force-dynamic';

/** Renders the state of this site's own parts. */
export default function StatusRoute() {
  return (
    <SitePage path={STATUS_PAGE_PATH} breadcrumbs={[]}>
      <StatusPage />
    </SitePage>
  );
}
