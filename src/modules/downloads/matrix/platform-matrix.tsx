import type { ReactElement } from 'react';
import { formatDay } from '@/platform/format-day';
import { groupBy } from '@/platform/group-by';
import type { VersionFact } from '@/platform/postgres-facts/facts';
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
  type MatrixValues,
  parseMatrixFilter,
} from './matrix-rows';

interface PlatformMatrixProps {
  readonly page: string;
  readonly view: readonly string[];
}

/** The platform matrix: which products and versions exist for which system and processor, filtered by links. */
export async function PlatformMatrix({ page, view }: PlatformMatrixProps): Promise<ReactElement> {
  const { platforms, versions, today } = await getDownloadFacts();
  const all = buildMatrixRows(platforms, versions, today);
  const filter = parseMatrixFilter(view, getValues(all, versions)) ?? {};
  const rows = filterMatrix(all, filter);
  const filters = buildFilters(page, filter, all).filter(({ choices }) => choices.length > 0);
  return (
    <div className={css.matrix}>
      <FilterGroups label="Filter the matrix" rows={filters} />
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
export async function getMatrixTitle(view: readonly string[]): Promise<string | undefined> {
  const { platforms, versions, today } = await getDownloadFacts();
  const filter = parseMatrixFilter(view, getValues(buildMatrixRows(platforms, versions, today), versions));
  if (filter === undefined || view.length === 0) return undefined;
  const { product, major, family, system } = filter;
  const name = platforms.find(({ key }) => key === system)?.name;
  return [
    ...(product === undefined ? [] : [PRODUCT_LABELS[product]]),
    ...(major === undefined ? [] : [`version ${major}`]),
    ...(family === undefined ? [] : [FAMILY_LABELS[family]]),
    ...(name === undefined ? [] : [name]),
  ].join(', ');
}

function getValues(rows: readonly MatrixRow[], versions: readonly VersionFact[]): MatrixValues {
  return {
    systems: rows.map(({ system }) => system),
    majors: [...versions.map(({ major }) => major), ...rows.flatMap(({ majors }) => majors)],
  };
}

function buildFilters(page: string, filter: MatrixFilter, rows: readonly MatrixRow[]) {
  const majors = [...new Set(filterMatrix(rows, { product: filter.product }).flatMap((row) => row.majors))];
  const choice = (label: string, part: Partial<MatrixFilter>) => {
    const next: MatrixFilter = { ...filter, ...part };
    const { length } = filterMatrix(rows, next);
    const path = buildMatrixPath(page, next);
    return {
      href: length > 0 ? path : undefined,
      label,
      chosen: path === buildMatrixPath(page, filter),
      count: length,
    };
  };
  const place = (value: Pick<MatrixFilter, 'family' | 'system'>) => ({ family: undefined, system: undefined, ...value });
  return [
    {
      label: 'Product',
      choices: [
        choice('All', { product: undefined }),
        ...DOWNLOAD_PRODUCTS.map((each) => choice(PRODUCT_LABELS[each], { product: each })),
      ],
    },
    {
      label: 'Version',
      choices: [
        choice('All', { major: undefined }),
        ...majors.toSorted((a, b) => b - a).map((each) => choice(String(each), { major: each })),
      ],
    },
    {
      label: 'System',
      choices: [
        choice('All', place({})),
        ...PLATFORM_FAMILIES.map((each) => choice(FAMILY_LABELS[each], place({ family: each }))),
      ],
    },
    {
      label: 'Release',
      choices: listReleases(rows, filter).map(([system, name]) => choice(name, place({ system }))),
    },
  ];
}

/** The systems of the chosen family, as key and name. A family with a single system is its own filter. */
function listReleases(rows: readonly MatrixRow[], filter: MatrixFilter): (readonly [string, string])[] {
  const family = filter.family ?? rows.find(({ system }) => system === filter.system)?.family;
  return PLATFORM_FAMILIES.flatMap((each) => {
    const systems = new Map(rows.flatMap((row) => (row.family === each ? [[row.system, row.systemName] as const] : [])));
    return (family === undefined || family === each) && systems.size > 1 ? [...systems] : [];
  });
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
