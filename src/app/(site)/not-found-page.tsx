import { resolveLinks } from '@/modules/pages';
import { buildSuggestions } from '@/platform/known-paths/suggestions';
import { SitePage } from '@/shell/page/site-page';
import { Button } from '@/ui/button';
import { LINK_LIST_CLASS } from '@/ui/link-list';
import { Section } from '@/ui/section';
import css from './not-found-page.module.css';
import { PATH_WORDS_FIELD, PATH_WORDS_SCRIPT } from './path-words-script';

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
            <label htmlFor={PATH_WORDS_FIELD}>Search</label>
            <input id={PATH_WORDS_FIELD} name="q" type="search" enterKeyHint="search" />
            <Button primary type="submit">
              Search
            </Button>
          </form>
          <script dangerouslySetInnerHTML={{ __html: PATH_WORDS_SCRIPT }} />
        </search>
      </div>
      <Section heading="Suggested pages">
        <div dangerouslySetInnerHTML={{ __html: suggestions }} suppressHydrationWarning />
      </Section>
    </SitePage>
  );
}
