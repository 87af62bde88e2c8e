import type { ReactElement } from 'react';
import { ComparisonTable } from '@/ui/comparison-table';
import { factsOf } from '@/modules/entries';

/** Lists the major versions of PostgreSQL with their newest minor release and end-of-life date. */
export async function SupportedVersions(): Promise<ReactElement> {
  const versions = await factsOf('postgres-versions');
  return (
    <ComparisonTable
      id="versions"
      caption={`Major versions of PostgreSQL, checked on ${versions[0]?.checked}.`}
      rowLabel="Version"
      columns={['Newest release', 'First released', 'Last fixes']}
      groups={[
        {
          rows: versions.map(({ major, minor, released, endOfLife }) => ({
            label: `PostgreSQL ${major}`,
            cells: [minor, released, endOfLife],
          })),
        },
      ]}
    />
  );
}
