import { headers } from 'next/headers';
import type { ReactElement, ReactNode } from 'react';
import { Button } from '@/ui/button';
import { LinkList } from '@/ui/link-list';
import { FilterGroups, Pagination } from '@/ui/filter-nav';
import { findSimilarPages } from '@/modules/pages';
import { mayRequest } from '../api/request-limit';
import { QUERY_LENGTH_MAX } from '../query/parse-query';
import type { SearchHit, SearchResult } from '../query/search';
import { searchSite } from '../query/search-site';
import type { SearchRequest } from '../query/search-request';
import { countQuery } from '../statistics/count-query';
import { AnswerBox } from './answer-box';
import { buildFacetRows } from './facet-rows';
import { HighlightedText } from './highlighted-text';
import { buildSearchUrl } from './search-url';
import css from './search.module.css';

/** A part of the site with its own search. */
export interface SearchScope {
  readonly heading: string;
  /** Path of the results page. */
  readonly path: string;
  /** The only kind of pages in this scope. */
  readonly kind?: string;
}

const WHOLE_SITE: SearchScope = { heading: 'Search', path: '/search' };

interface SearchProps {
  readonly request: SearchRequest;
  readonly scope?: SearchScope;
  /** Content above the results. */
  readonly children?: ReactNode;
}

/** Renders the search form and its results. It is a plain form that works without JavaScript. */
export async function Search({ request, scope = WHOLE_SITE, children }: SearchProps): Promise<ReactElement> {
  const isAsked = request.query.trim() !== '';
  const scoped = scope.kind === undefined ? request : { ...request, filters: { ...request.filters, kind: [scope.kind] } };
  const mayAsk = isAsked && mayRequest({ headers: new Headers(await headers()) });
  const result = mayAsk ? await searchSite(scoped) : undefined;
  if (result) countQuery(result);
  return (
    <>
      <div className={css.search}>
        <h1>{scope.heading}</h1>
        <search>
          <form action={scope.path}>
            <label htmlFor="words">Search for a topic, product, setting, or error code</label>
            <input
              id="words"
              name="q"
              type="search"
              defaultValue={request.query}
              maxLength={QUERY_LENGTH_MAX}
              required
              enterKeyHint="search"
              autoComplete="off"
            />
            <Button primary type="submit">
              Search
            </Button>
          </form>
        </search>
      </div>
      {children}
      {mayAsk ? <Results result={result} request={request} scope={scope} /> : null}
      {isAsked && !mayAsk ? <TooManySearches /> : null}
    </>
  );
}

interface ResultsProps {
  readonly result: SearchResult | undefined;
  readonly request: SearchRequest;
  readonly scope: SearchScope;
}

function Results({ result, request, scope }: ResultsProps): ReactElement | Promise<ReactElement> {
  if (result === undefined)
    return (
      <Notice heading="Search is busy">
        <p>The search took too long, so it was stopped. Your words are kept above. Try again in a moment.</p>
      </Notice>
    );
  if (result.total === 0) return <NoResults result={result} request={request} scope={scope} />;
  const rows = buildFacetRows(result, request, scope);
  return (
    <div className={css.columns}>
      {rows.length > 0 ? (
        <details className={css.filters} open={Object.keys(request.filters).length > 0}>
          <summary>Filters</summary>
          <FilterGroups label="Filter results" rows={rows} />
        </details>
      ) : null}
      <section aria-labelledby="results">
        <h2 id="results">{result.total === 1 ? '1 result' : `${result.total.toLocaleString('en-US')} results`}</h2>
        {result.correctedQuery === undefined ? null : (
          <p>
            No page has “{result.query}”. These are results for{' '}
            <a href={buildSearchUrl(scope.path, { ...request, query: result.correctedQuery, page: 1 })}>
              {result.correctedQuery}
            </a>
            .
          </p>
        )}
        {result.answer ? <AnswerBox {...result.answer} /> : null}
        <ol className={css.results}>
          {result.hits.map((hit) => (
            <li key={hit.id}>
              <Hit hit={hit} />
            </li>
          ))}
        </ol>
        {result.pages > 1 ? (
          <Pagination
            pageCount={result.pages}
            currentPage={result.page}
            getHref={(page) => buildSearchUrl(scope.path, { ...request, page })}
          />
        ) : null}
      </section>
    </div>
  );
}

function TooManySearches(): ReactElement {
  return (
    <Notice heading="Too many searches">
      <p>Your network has sent too many searches. Your words are kept above. Try again in a few seconds.</p>
    </Notice>
  );
}

function Hit({ hit }: { readonly hit: SearchHit }): ReactElement {
  return (
    <>
      <small>
        {hit.kind}
        {hit.isSection ? ` › ${hit.pageTitle}` : ''}
        {hit.sample ? ' · Sample' : ''}
      </small>
      <h3>
        <a href={hit.url}>
          <HighlightedText parts={hit.title} />
        </a>
      </h3>
      <p>
        <HighlightedText parts={hit.snippet} />
      </p>
      {hit.sections.length > 0 ? (
        <ul aria-label={`On the page ${hit.pageTitle}`}>
          {hit.sections.map(({ url, heading }) => (
            <li key={url}>
              <a href={url}>{heading}</a>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

async function NoResults({
  result: { query },
  request,
  scope,
}: ResultsProps & { readonly result: SearchResult }): Promise<ReactElement> {
  const isFiltered = Object.keys(request.filters).length > 0;
  return (
    <Notice heading={`No results for “${query}”`}>
      <p>
        {isFiltered ? (
          <>
            <a href={buildSearchUrl(scope.path, { ...request, filters: {}, page: 1 })}>Search without filters</a>, use fewer
            words, or check the spelling.
          </>
        ) : (
          'Use fewer words or check the spelling.'
        )}{' '}
        You can also <a href="/contact">ask us</a> or browse the <a href="/docs">documentation</a>. These pages have similar
        names:
      </p>
      <LinkList links={await findSimilarPages(query)} />
    </Notice>
  );
}

function Notice({ heading, children }: { readonly heading: string; readonly children: ReactNode }): ReactElement {
  return (
    <section className={css.notice} aria-labelledby="results">
      <h2 id="results">{heading}</h2>
      {children}
    </section>
  );
}
