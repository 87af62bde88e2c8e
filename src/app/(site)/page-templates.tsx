import type { EntryPage } from '@/modules';
import { getAncestorPages } from '@/modules/pages';
import { setCachedStatus } from '@/platform/page-cache/add-cache-tags';
import { SitePage } from '@/shell/page/site-page';
import { isSignInOffered } from '@/shell/sign-on/is-sign-in-offered';
import { Breadcrumbs } from '@/ui/breadcrumbs';
import { Blocks } from './block-components';
import { buildPageStructuredData } from './page-structured-data';
import type { PageView } from './page-views';
import { SaveForLater } from './save-for-later';

/** Renders a page of the catalog, with the view that one of its slots handles. */
export async function PageTemplate({ page, view, title, own }: PageView) {
  const above = page.url === '/' ? [] : await getAncestorPages(page.url);
  const url = [page.url, ...view].join('/');
  const breadcrumbs = [...above, page, ...(own ? [{ url, label: title }] : [])].map((each) => ({
    url: each.url,
    label: each.label,
  }));
  const described = own ? { ...page, ...own, url, pagetitle: title, meta: { ...page.meta, ...own } } : page;
  return (
    <SitePage
      path={page.url}
      breadcrumbs={breadcrumbs}
      structuredData={await buildPageStructuredData(described)}
      hasBorderPadding={page.borderPadding === true}
    >
      <Blocks page={page} view={view} breadcrumbs={breadcrumbs} />
      {isSignInOffered && page.layout.some(({ blockType }) => blockType === 'prose') ? <SaveForLater path={page.url} /> : null}
    </SitePage>
  );
}

/** Renders the page of an entry, such as an article, a webinar or an event. */
export async function EntryTemplate({
  entry: { url, title, status, structuredData, isSavable: isText, content },
}: {
  entry: EntryPage;
}) {
  if (status) await setCachedStatus(status);
  const breadcrumbs = [
    ...(await getAncestorPages(url)).map((page) => ({ url: page.url, label: page.label })),
    { url, label: title },
  ];
  return (
    <SitePage path={url} breadcrumbs={breadcrumbs} structuredData={structuredData}>
      {content(<Breadcrumbs items={breadcrumbs} />)}
      {isSignInOffered && isText ? <SaveForLater path={url} /> : null}
    </SitePage>
  );
}
