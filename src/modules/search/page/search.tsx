import type { ReactElement, ReactNode } from 'react';
import { Button } from '@/ui/button';
import { FilterGroups, Pagination } from '@/ui/filter-nav';
import { LinkList, type LinkListItem } from '@/ui/link-list';
import { SampleBadge } from '@/ui/sample-badge';
import { EXAMPLE_QUERIES } from '../example-queries';
import { QUERY_LENGTH_MAX } from '../query/query-length';
import type { SearchHit, SearchResult } from '../query/search';
import type { SearchRequest } from '../query/search-request';
import { AnswerBox } from './answer-box';
import { buildFacetRows } from './facet-rows';
import { HighlightedText } from './highlighted-text';
import type { ProductNames } from './product-names';
import type { SearchScope } from './search-scope';
import { buildSearchUrl, COUNTS_PATH } from './search-url';
import css from './search.module.css';

/** The outcome of a search. */
export type SearchOutcome =
  | { readonly state: 'idle' }
  | { readonly state: 'busy' }
  | ({ readonly state: 'answered'; readonly result: SearchResult; readonly productNames: ProductNames } & Suggestions);

/** Suggestions when nothing was found; empty otherwise. */
interface Suggestions {
  /** Pages with similar names. */
  readonly similar: readonly LinkListItem[];
  /** The most frequent queries. */
  readonly popular: readonly string[];
}

interface SearchProps {
  readonly request: SearchRequest;
  readonly scope: SearchScope;
  readonly outcome: SearchOutcome;
}

/** Renders the search form and its results. It is a plain form that works without JavaScript. */
export function Search({ request, scope, outcome }: SearchProps): ReactElement {
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
      <Outcome request={request} scope={scope} outcome={outcome} />
    </>
  );
}

function Outcome({ request, scope, outcome }: SearchProps): ReactElement {
  if (outcome.state === 'idle') return <Examples scope={scope} />;
  if (outcome.state === 'busy')
    return (
      <Notice heading="Search is busy">
        <p>The search took too long, so it was stopped. Your words are kept above. Try again in a moment.</p>
      </Notice>
    );
  const { result, productNames, similar, popular } = outcome;
  if (result.total === 0)
    return <NoResults query={result.query} similar={similar} popular={popular} request={request} scope={scope} />;
  return <Results result={result} productNames={productNames} request={request} scope={scope} />;
}

/** Shown before the first search. */
function Examples({ scope }: { readonly scope: SearchScope }): ReactElement {
  return (
    <section className={css.notice} aria-labelledby="examples">
      <h2 id="examples">Settings, error codes, programs, and topics</h2>
      <QueryList queries={EXAMPLE_QUERIES} scope={scope} />
      <p>
        Or browse the <a href="/docs">documentation</a>, the <a href="/postgres-tutorials">tutorials</a>, and the{' '}
        <a href="/downloads/postgres-postgresql-downloads">downloads</a>.
      </p>
    </section>
  );
}

function QueryList({ queries, scope }: { readonly queries: readonly string[]; readonly scope: SearchScope }): ReactElement {
  return (
    <ul className={css.examples}>
      {queries.map((query) => (
        <li key={query}>
          <a href={buildSearchUrl(scope.path, { query, filters: {}, page: 1 })}>{query}</a>
        </li>
      ))}
    </ul>
  );
}

interface ResultsProps {
  readonly result: SearchResult;
  readonly productNames: ProductNames;
  readonly request: SearchRequest;
  readonly scope: SearchScope;
}

function Results({ result, productNames, request, scope }: ResultsProps): ReactElement {
  const rows = buildFacetRows(result, request, { ...scope, productNames });
  return (
    <div className={css.columns}>
      {rows.length > 0 ? (
        <details className={css.filters} open={Object.keys(request.filters).length > 0}>
          <summary>Filters</summary>
          <FilterGroups label="Filter results" rows={rows} />
        </details>
      ) : null}
      <section aria-labelledby="results">
        <h2 id="results">{formatTotal(result)}</h2>
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

function formatTotal({ total, isCapped }: SearchResult): string {
  if (total === 1) return '1 result';
  return `${total.toLocaleString('en-US')}${isCapped ? '+' : ''} results`;
}

function Hit({ hit }: { readonly hit: SearchHit }): ReactElement {
  return (
    <>
      <small>
        {hit.kind}
        {hit.isSection ? ` › ${hit.pageTitle}` : ''}
        {hit.sample ? (
          <>
            {' '}
            <SampleBadge />
          </>
        ) : null}
      </small>
      <h3>
        <a href={hit.url} ping={COUNTS_PATH}>
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
              <a href={url} ping={COUNTS_PATH}>
                {heading}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

interface NoResultsProps extends Omit<ResultsProps, 'result' | 'productNames'>, Suggestions {
  readonly query: string;
}

function NoResults({ query, similar, popular, request, scope }: NoResultsProps): ReactElement {
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
        You can also <a href="/contact">ask us</a> or browse the <a href="/docs">documentation</a>.
        {similar.length === 0 ? null : ' These pages have similar names:'}
      </p>
      {similar.length === 0 ? null : <LinkList links={similar} />}
      {popular.length === 0 ? null : (
        <>
          <h3>Popular searches</h3>
          <QueryList queries={popular} scope={scope} />
        </>
      )}
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
