import type { TypedUser } from 'payload';
import type { ReactElement } from 'react';
import { isEditorialStaff } from '@/cms/core/access/access';
import { type CountedQuery, findStatistics } from './find-statistics';

const SYNONYMS_PATH = '/admin/collections/search-synonyms';

/** Renders the search statistics of the last 30 days above the list of search rules. */
export async function SearchStatistics({ user }: { user?: TypedUser }): Promise<ReactElement | null> {
  if (!user || !isEditorialStaff(user)) return null;
  const { withoutResults, popular } = await findStatistics();
  return (
    <div>
      <Queries
        id="without-results"
        heading="Searches without results, last 30 days"
        queries={withoutResults}
        empty="Every search had results."
      />
      <Queries id="popular" heading="Most frequent searches, last 30 days" queries={popular} empty="Nobody has searched yet." />
      <p>
        Add synonyms in <a href={SYNONYMS_PATH}>Search synonyms</a>. Nothing about the people who searched is stored.
      </p>
    </div>
  );
}

interface QueriesProps {
  id: string;
  heading: string;
  queries: readonly CountedQuery[];
  empty: string;
}

function Queries({ id, heading, queries, empty }: QueriesProps): ReactElement {
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{heading}</h3>
      {queries.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">Query</th>
              <th scope="col">Searches</th>
              <th scope="col">Opened</th>
              <th scope="col">Opened most</th>
            </tr>
          </thead>
          <tbody>
            {queries.map(({ query, asked, clicks, url }) => (
              <tr key={query}>
                <td>
                  <a href={`/search?${new URLSearchParams({ q: query })}`}>{query}</a>
                </td>
                <td>{asked}</td>
                <td>{clicks}</td>
                <td>{url === null ? '–' : <a href={url}>{url}</a>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
