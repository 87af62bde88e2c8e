import { Button } from '@/ui/button';
import { type LinkListItem, LinkList } from '@/ui/link-list';
import { Section } from '@/ui/section';
import css from './not-found-page.module.css';

/** Renders the content of a 404 page: a search, and the pages whose names are most similar. */
export function NotFound({ nearest }: { nearest: readonly LinkListItem[] }) {
  return (
    <>
      <div data-error-fallback="">
        <h1>We can’t find this page</h1>
        <p>It may have moved, or the address may be mistyped. Search the site, or try one of the similar pages below.</p>
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
      <Section heading="Did you mean one of these?">
        <LinkList links={nearest} />
      </Section>
    </>
  );
}
