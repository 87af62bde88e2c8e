import { CallToAction } from '@/blocks/call-to-action/call-to-action';
import type { EntryPage } from '@/modules';
import { getAncestorPages } from '@/modules/pages';
import { OpenSearchLink } from '@/modules/search';
import { setCachedStatus } from '@/platform/page-cache/add-cache-tags';
import { SitePage } from '@/shell/page/site-page';
import { isSignInOffered } from '@/platform/is-sign-in-offered';
import { Breadcrumbs } from '@/ui/breadcrumbs';
import { Blocks } from './block-components';
import { EntryLayout } from './entry-layout';
import { buildPageStructuredData } from './page-structured-data';
import { getDescribedPage, type PageView } from './page-views';
import { SaveForLater } from './save-for-later';

/** Renders a page of the catalog, with the view that one of its slots handles. */
export async function PageTemplate(found: PageView) {
  const { page, view, title, own } = found;
  const above = page.url === '/' ? [] : await getAncestorPages(page.url);
  const url = [page.url, ...view].join('/');
  const breadcrumbs = [...above, page, ...(own ? [{ url, label: title }] : [])].map((each) => ({
    url: each.url,
    label: each.label,
  }));
  return (
    <SitePage
      path={page.url}
      breadcrumbs={breadcrumbs}
      structuredData={await buildPageStructuredData(getDescribedPage(found))}
      hasBorderPadding={page.borderPadding === true}
    >
      {page.url === '/' ? <OpenSearchLink /> : null}
      <Blocks
        page={page}
        view={view}
        breadcrumbs={
          above.length > 0 ? (
            <Breadcrumbs items={breadcrumbs} action={canBeSaved(page) && <SaveForLater path={page.url} />} />
          ) : undefined
        }
      />
    </SitePage>
  );
}

/** Whether a page has something to read later. The thanks for a form, or the news of a sign-off, are for now. */
function canBeSaved({ layout, notIndexed }: PageView['page']): boolean {
  return isSignInOffered && notIndexed !== true && layout.some(({ blockType }) => blockType === 'prose');
}

/** Renders the page of an entry, such as an article, a webinar or an event. */
export async function EntryTemplate({ entry }: { entry: EntryPage }) {
  const { url, title, status, structuredData, isSavable, content, nextStep } = entry;
  if (status) await setCachedStatus(status);
  return (
    <EntryLayout
      url={url}
      title={title}
      structuredData={structuredData}
      action={isSignInOffered && isSavable && <SaveForLater path={url} />}
    >
      {(breadcrumbs) => (
        <>
          {content(breadcrumbs)}
          {nextStep ? <CallToAction block={nextStep} /> : null}
        </>
      )}
    </EntryLayout>
  );
}
