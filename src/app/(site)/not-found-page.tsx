import { resolveLinks } from '@/modules/pages';
import { buildSuggestions } from '@/platform/known-paths/suggestions';
import { SitePage } from '@/shell/page/site-page';
import { Button } from '@/ui/button';
import { LINK_LIST_CLASS } from '@/ui/link-list';
import { Section } from '@/ui/section';
import css from './not-found-page.module.css';

/** The most popular pages, in case no page has a similar URL. */
const POPULAR = ['/products', '/docs', '/downloads/postgres-postgresql-downloads', '/training', '/support'];

/**
 * Renders the 404 page: a search, and links. It is the same for every URL, so it is cached; the server inserts the pages
 * with similar URLs into the list (src/server/path-lookup.ts), which React therefore leaves alone.
 */
export async function NotFoundPage() {
  const suggestions = buildSuggestions(await resolveLinks(POPULAR), LINK_LIST_CLASS);
  return (
    <SitePage path="/404" breadcrumbs={[]}>
      <div data-error-fallback="">
        <h1>We can’t find this page</h1>
        <p>It may have moved, or the URL may be mistyped. Search the site, or try one of the pages below.</p>
        <search>
          <form className={css.search} action="/search">
            <label htmlFor="not-found-words">Search</label>
            <input id="not-found-words" name="q" type="search" enterKeyHint="search" />
            <Button primary type="submit">
              Search
            </Button>
          </form>
        </search>
      </div>
      <Section heading="Suggested pages">
        <div dangerouslySetInnerHTML={{ __html: suggestions }} suppressHydrationWarning />
      </Section>
    </SitePage>
  );
}
