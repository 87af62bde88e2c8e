import type { EntryPage } from '@/modules';
import { pagesAbove } from '@/modules/pages';
import { answersWith } from '@/platform/page-cache/made-from';
import { SitePage } from '@/shell/page/site-page';
import { Breadcrumbs } from '@/ui/breadcrumbs';
import { Blocks } from './block-components';
import { structuredDataOf } from './page-structured-data';
import type { PageView } from './page-views';
import { SaveForLater } from './save-for-later';

/** A page of the catalogue, with the end of the address that one of its features takes for itself. */
export async function FoundPage({ page, view }: Pick<PageView, 'page' | 'view'>) {
  const above = page.url === '/' ? [] : await pagesAbove(page.url);
  const breadcrumbs = [...above, page].map(({ url, label }) => ({ url, label }));
  return (
    <SitePage path={page.url} breadcrumbs={breadcrumbs} structuredData={await structuredDataOf(page)}>
      <Blocks page={page} view={view} breadcrumbs={breadcrumbs} />
      {page.layout.some(({ blockType }) => blockType === 'prose') ? <SaveForLater path={page.url} /> : null}
    </SitePage>
  );
}

/** The page of an entry: a text, a webinar, an event. */
export async function FoundEntry({ entry: { url, title, status, structuredData, isText, content } }: { entry: EntryPage }) {
  if (status) await answersWith(status);
  const breadcrumbs = [...(await pagesAbove(url)).map((page) => ({ url: page.url, label: page.label })), { url, label: title }];
  return (
    <SitePage path={url} breadcrumbs={breadcrumbs} structuredData={structuredData}>
      {content(<Breadcrumbs items={breadcrumbs} />)}
      {isText ? <SaveForLater path={url} /> : null}
    </SitePage>
  );
}
