import type { ReactElement, ReactNode } from 'react';
import { findSimilarPages } from '@/modules/pages';
import { Button } from '@/ui/button';
import { LinkList } from '@/ui/link-list';
import { Section } from '@/ui/section';
import { SEARCH_LENGTH_MAX, searchPages, type SearchResult } from './search-pages';
import css from './search.module.css';

/** A part of the site with its own search. */
export interface SearchScope {
  readonly heading: string;
  /** Path of the results page. */
  readonly path: string;
  /** Path prefix of the pages in this scope. */
  readonly pathPrefix: string;
}

const WHOLE_SITE: SearchScope = { heading: 'Search', path: '/search', pathPrefix: '' };

interface SearchProps {
  readonly query: string;
  readonly scope?: SearchScope;
  /** Content above the results. */
  readonly children?: ReactNode;
}

/** Renders the search form and its results. It is a plain form that works without JavaScript. */
export async function Search({ query: words, scope = WHOLE_SITE, children }: SearchProps): Promise<ReactElement> {
  const results = words === '' ? [] : await searchPages(words, scope.pathPrefix);
  return (
    <>
      <div className={css.search}>
        <h1>{scope.heading}</h1>
        <search>
          <form action={scope.path}>
            <label htmlFor="words">Words to look for</label>
            <input
              id="words"
              name="q"
              type="search"
              defaultValue={words}
              maxLength={SEARCH_LENGTH_MAX}
              required
              enterKeyHint="search"
            />
            <Button primary type="submit">
              Search
            </Button>
          </form>
        </search>
      </div>
      {children}
      {words === '' ? null : <Results words={words} results={results} />}
    </>
  );
}

async function Results({
  words,
  results,
}: {
  readonly words: string;
  readonly results: readonly SearchResult[];
}): Promise<ReactElement> {
  if (results.length === 0) {
    return (
      <Section
        heading="Nothing found"
        intro="No page has all of these words. Fewer words find more, and `or` between two words finds either. These pages have the most similar names:"
      >
        <LinkList links={await findSimilarPages(words)} />
      </Section>
    );
  }
  return (
    <Section heading={results.length === 1 ? 'One page' : `${results.length} pages`}>
      <ol className={css.results}>
        {results.map(({ url, label, excerpt }) => (
          <li key={url}>
            <h3>
              <a href={url}>{label}</a>
            </h3>
            <p>{excerpt.map(({ text, isFound }, index) => (isFound ? <mark key={index}>{text}</mark> : text))}</p>
            <small>{url}</small>
          </li>
        ))}
      </ol>
    </Section>
  );
}
