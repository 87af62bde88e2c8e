import type { ReactElement } from 'react';
import { formatDay } from '@/platform/format-day';
import { groupBy } from '@/platform/group-by';
import { ComparisonTable } from '@/ui/comparison-table';
import { FilterGroups } from '@/ui/filter-nav';
import css from '../chooser.module.css';
import { getDownloadFacts } from '../download-facts';
import { ARCHITECTURES, DOWNLOAD_PRODUCTS, FAMILY_LABELS, PLATFORM_FAMILIES, PRODUCT_LABELS } from '../options';
import {
  buildMatrixPath,
  buildMatrixRows,
  filterMatrix,
  type MatrixFilter,
  type MatrixRow,
  parseMatrixFilter,
} from './matrix-rows';

interface PlatformMatrixProps {
  readonly page: string;
  readonly view: readonly string[];
}

/** The platform matrix: which products and versions exist for which system and processor, filtered by links. */
export async function PlatformMatrix({ page, view }: PlatformMatrixProps): Promise<ReactElement> {
  const { platforms, versions, today } = await getDownloadFacts();
  const filter = parseMatrixFilter(view) ?? {};
  const all = buildMatrixRows(platforms, versions, today);
  const rows = filterMatrix(all, filter);
  return (
    <div className={css.matrix}>
      <FilterGroups label="Filter the matrix" rows={buildFilters(page, filter, all)} />
      {rows.length === 0 ? (
        <p role="status">
          No system has this combination. <a href={page}>Show all systems</a>
        </p>
      ) : (
        <ComparisonTable
          id="platforms"
          caption={describeRows(rows)}
          rowLabel="System"
          columns={['Versions', ...ARCHITECTURES]}
          groups={toGroups(rows)}
        />
      )}
      <p>
        The same as <a href="/downloads/platforms.json">JSON</a> or <a href="/downloads/platforms.csv">CSV</a>, with the source of
        each line and the end of each system’s support.
      </p>
    </div>
  );
}

/** Returns the title of a view of the matrix, or undefined when there is no such view. */
export function getMatrixTitle(view: readonly string[]): string | undefined {
  const filter = parseMatrixFilter(view);
  if (filter === undefined || view.length === 0) return undefined;
  const { product, major, family } = filter;
  return [
    ...(product === undefined ? [] : [PRODUCT_LABELS[product]]),
    ...(major === undefined ? [] : [`version ${major}`]),
    ...(family === undefined ? [] : [FAMILY_LABELS[family]]),
  ].join(', ');
}

function buildFilters(page: string, filter: MatrixFilter, rows: readonly MatrixRow[]) {
  const majors = [...new Set(filterMatrix(rows, { product: filter.product }).flatMap((row) => row.majors))];
  const choice = (label: string, part: keyof MatrixFilter, value: MatrixFilter[typeof part]) => {
    const next: MatrixFilter = { ...filter, [part]: value };
    const { length } = filterMatrix(rows, next);
    return {
      href: length > 0 ? buildMatrixPath(page, next) : undefined,
      label,
      chosen: filter[part] === value,
      count: length,
    };
  };
  return [
    {
      label: 'Product',
      choices: [
        choice('All', 'product', undefined),
        ...DOWNLOAD_PRODUCTS.map((each) => choice(PRODUCT_LABELS[each], 'product', each)),
      ],
    },
    {
      label: 'Version',
      choices: [
        choice('All', 'major', undefined),
        ...majors.toSorted((a, b) => b - a).map((each) => choice(String(each), 'major', each)),
      ],
    },
    {
      label: 'System',
      choices: [
        choice('All', 'family', undefined),
        ...PLATFORM_FAMILIES.map((each) => choice(FAMILY_LABELS[each], 'family', each)),
      ],
    },
  ];
}

function describeRows(rows: readonly MatrixRow[]): string {
  const days = rows.map(({ checked }) => checked).toSorted();
  const [oldest = '', newest = ''] = [days[0], days.at(-1)];
  return `${rows.length === 1 ? '1 offer' : `${rows.length} offers`}, as documented between ${formatDay(oldest)} and ${formatDay(newest)}`;
}

/** A product with one version only is named with it; those of PostgreSQL are a range. */
function toGroups(rows: readonly MatrixRow[]) {
  return [...groupBy(rows, ({ product }) => product)].map(([product, group]) => ({
    label: PRODUCT_LABELS[product],
    rows: group.map((row) => ({
      label: `${row.systemName}, ${row.repository}`,
      note: row.note,
      href: row.source,
      cells: [
        formatMajors(row.majors),
        ...ARCHITECTURES.map((each) =>
          row.architectures === null ? 'Not read' : row.architectures.includes(each) ? 'yes' : 'no',
        ),
      ],
    })),
  }));
}

function formatMajors(majors: readonly number[]): string {
  const [first, last] = [majors[0], majors.at(-1)];
  if (first === undefined || last === undefined || first === last) return String(first ?? '');
  return first - last === majors.length - 1 ? `${last} to ${first}` : majors.join(', ');
}
