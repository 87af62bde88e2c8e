import { pagesAbove } from '@/features/catalogue';
import { Article, type ArticleData } from '@/features/reading';
import { structuredDataOf, structuredDataOfArticle } from '@/shell/metadata/structured-data';
import { SitePage } from '@/shell/page/site-page';
import { Breadcrumbs } from '@/ui/breadcrumbs';
import { Blocks } from './block-components';
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

/** A tutorial, post or lab. */
export async function ArticlePage({ article }: { article: ArticleData }) {
  const breadcrumbs = [...(await pagesAbove(article.url)).map(({ url, label }) => ({ url, label })), { url: article.url, label: article.title }];
  return (
    <SitePage path={article.url} breadcrumbs={breadcrumbs} structuredData={await structuredDataOfArticle(article)}>
      <Article article={article} breadcrumbs={<Breadcrumbs items={breadcrumbs} />} />
      <SaveForLater path={article.url} />
    </SitePage>
  );
}
