import type { ReactElement } from 'react';
import {
  Day,
  buildFilterRows,
  buildViewPath,
  findFacts,
  parseListView,
  matchesFilters,
  DEFAULT_VIEW,
  buildYearFilter,
} from '@/modules/entries';
import type { MediaCoverage as Coverage } from '@/payload-types';
import { FilterGroups } from '@/ui/filter-nav';
import css from './company.module.css';

interface MediaCoverageProps {
  /** The path of the page that contains the list. */
  readonly page: string;
  readonly view: readonly string[];
}

/** Lists media coverage, newest first, by year. */
export async function MediaCoverage({ page, view }: MediaCoverageProps): Promise<ReactElement> {
  const articles = await loadCoverage();
  if (articles.length === 0) return <p id="list">No articles are listed yet.</p>;
  const years = [buildYearFilter(articles, ({ published }) => published)];
  const { chosen } = parseListView(years, view) ?? DEFAULT_VIEW;
  const rows = buildFilterRows({
    filters: years,
    entries: articles,
    chosen,
    getHref: (selected) => `${buildViewPath(page, years, { chosen: selected, page: 1 })}#list`,
  });
  const shown = articles.filter((article) => matchesFilters(years, chosen, article));
  return (
    <div id="list" className={css.coverage}>
      <FilterGroups label="Filter" rows={rows} />
      <ul>
        {shown.map((article) => (
          <CoverageItem key={article.key} article={article} />
        ))}
      </ul>
    </div>
  );
}

/** Returns the title of a list view; undefined when the view doesn't exist. */
export async function getCoverageListTitle(view: readonly string[]): Promise<string | undefined> {
  const articles = await loadCoverage();
  const listView = parseListView([buildYearFilter(articles, ({ published }) => published)], view);
  return listView?.page === 1 ? listView.chosen['year'] : undefined;
}

function CoverageItem({
  article: { title, url, medium, author, published, summary, paid, note },
}: {
  readonly article: Coverage;
}): ReactElement {
  return (
    <li>
      <h3>
        {url ? (
          <a href={url} rel="noopener">
            {title}
          </a>
        ) : (
          title
        )}
      </h3>
      <p>{summary}</p>
      {note ? <p>Our note: {note}</p> : null}
      <small>
        {[medium, ...(author ? [author] : [])].join(', ')} · <Day day={published} />
        {paid ? ' · needs a subscription' : ''}
      </small>
    </li>
  );
}

async function loadCoverage(): Promise<Coverage[]> {
  return (await findFacts('media-coverage')).toSorted(
    (one, other) => other.published.localeCompare(one.published) || one.key.localeCompare(other.key),
  );
}
