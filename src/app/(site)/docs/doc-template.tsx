import { resolveLinks, getAncestorPages, getSiteSettings } from '@/modules/pages';
import { DocPage, DocsLayout, DocsList, type ResolvedDoc, buildDocStructuredData } from '@/modules/docs';
import { RunnableSql } from '@/modules/runnable-sql';
import { SitePage } from '@/shell/page/site-page';
import { Breadcrumbs } from '@/ui/breadcrumbs';

/** Renders a documentation page or a list of pages. */
export async function DocTemplate({ found }: { found: ResolvedDoc }) {
  const { place, url, page } = found;
  const [above, settings] = await Promise.all([getAncestorPages('/docs/page'), getSiteSettings()]);
  const breadcrumbs = [...above.map((entry) => ({ url: entry.url, label: entry.label })), ...found.breadcrumbs];
  const shown = <Breadcrumbs items={breadcrumbs} />;
  return (
    <SitePage
      path={url}
      breadcrumbs={breadcrumbs}
      structuredData={buildDocStructuredData(found)}
      renderFrame={(main) => <DocsLayout place={place}>{main}</DocsLayout>}
    >
      {page ? (
        <DocPage
          page={page}
          breadcrumbs={shown}
          related={await resolveLinks(page.doc.related ?? [])}
          contentSource={settings.contentSource ?? undefined}
          renderRunnable={(code) => <RunnableSql {...code} />}
        />
      ) : (
        <DocsList place={place} breadcrumbs={shown} />
      )}
    </SitePage>
  );
}
