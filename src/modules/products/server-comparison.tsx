import type { ReactElement } from 'react';
import { SERVER_COLUMNS } from './products';
import { groupBy } from '@/platform/group-by';
import { FilterNav } from '@/ui/filter-nav';
import { ComparisonTable, type ComparisonGroup } from '@/ui/comparison-table';
import { findFacts } from '@/modules/entries';

/** The path segment that narrows the comparison to rows in which the servers differ. */
export const DIFFERENCES_SEGMENT = 'differences';

interface ServerComparisonProps {
  /** Path of the page with the comparison. */
  readonly page: string;
  readonly onlyDifferences: boolean;
}

/** Compares the servers feature by feature, with all rows or only those that differ. */
export async function ServerComparison({ page, onlyDifferences }: ServerComparisonProps): Promise<ReactElement> {
  const features = (await findFacts('server-features')).map(({ servers, explanation, ...feature }) => ({
    ...feature,
    note: explanation,
    cells: SERVER_COLUMNS.map(({ column }) => servers[column]),
  }));
  const differing = features.filter(({ cells }) => new Set(cells).size > 1);
  const groups: ComparisonGroup[] = [...groupBy(onlyDifferences ? differing : features, ({ group }) => group)].map(
    ([label, rows]) => ({ label, rows }),
  );
  return (
    <>
      <FilterNav
        label="Rows"
        choices={[
          { href: `${page}#feature-by-feature`, label: `All ${features.length} features`, chosen: !onlyDifferences },
          {
            href: `${page}/${DIFFERENCES_SEGMENT}#feature-by-feature`,
            label: `${differing.length} differences`,
            chosen: onlyDifferences,
          },
        ]}
      />
      <ComparisonTable
        id="servers"
        caption={
          'Community PostgreSQL, EDB Postgres Extended Server, and EDB Postgres Advanced Server, version 18. ' +
          '“No” means not part of the server as delivered; “extension” means a separate package. ' +
          'Linked rows lead to the documentation. Checked in November 2026.'
        }
        rowLabel="Feature"
        columns={SERVER_COLUMNS.map(({ label }) => label)}
        groups={groups}
      />
    </>
  );
}
