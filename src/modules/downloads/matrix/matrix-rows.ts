import type { Platform } from '@/payload-types';
import { buildCsv } from '@/platform/csv';
import type { VersionFact } from '@/platform/postgres-facts/facts';
import { getMajors, type PlatformOffer } from '../choice/combinations';
import {
  type Architecture,
  ARCHITECTURES,
  DOWNLOAD_PRODUCTS,
  type DownloadProduct,
  isOneOf,
  PLATFORM_FAMILIES,
  type PlatformFamily,
} from '../options';

/** One line of the matrix: what exists of a product for a system, from one repository. */
export interface MatrixRow {
  system: string;
  systemName: string;
  family: PlatformFamily;
  /** End of the regular support of the system, if known. */
  systemSupportEnds: string | null;
  product: DownloadProduct;
  repository: string;
  majors: readonly number[];
  /** null when the source doesn't list them. */
  architectures: readonly Architecture[] | null;
  source: string;
  checked: string;
  note: string | null;
}

/** The filters of the matrix. */
export interface MatrixFilter {
  product?: DownloadProduct | undefined;
  major?: number | undefined;
  family?: PlatformFamily | undefined;
  /** Key of one system, such as `debian-12`. Replaces the family. */
  system?: string | undefined;
}

/** Builds the lines of the matrix, in the order of the platforms. */
export function buildMatrixRows(platforms: readonly Platform[], versions: readonly VersionFact[], today: string): MatrixRow[] {
  return platforms.flatMap((platform) =>
    platform.offers.map((offer) => toRow(platform, offer, getMajors(offer, versions, today))),
  );
}

/** Returns the lines that fit a filter. A version is one of the product that has it. */
export function filterMatrix(rows: readonly MatrixRow[], { product, major, family, system }: MatrixFilter): MatrixRow[] {
  return rows.filter(
    (row) =>
      row.majors.length > 0 &&
      (product === undefined || row.product === product) &&
      (major === undefined || row.majors.includes(major)) &&
      (family === undefined || row.family === family) &&
      (system === undefined || row.system === system),
  );
}

/** The values of filters that come from the facts. */
export interface MatrixValues {
  systems: readonly string[];
  /** Those that are no longer offered, too: pages may link to them. */
  majors: readonly number[];
}

/** Parses the filter at the end of a path: product, version, family or system, in this order, each optional. */
export function parseMatrixFilter(view: readonly string[], { systems, majors }: MatrixValues): MatrixFilter | undefined {
  const rest = [...view];
  const filter: MatrixFilter = {};
  if (isOneOf(DOWNLOAD_PRODUCTS, rest[0])) {
    filter.product = rest[0];
    rest.shift();
  }
  if (majors.map(String).includes(rest[0] ?? '')) filter.major = Number(rest.shift());
  if (isOneOf(PLATFORM_FAMILIES, rest[0])) {
    filter.family = rest[0];
    rest.shift();
  } else if (rest[0] !== undefined && systems.includes(rest[0])) filter.system = rest.shift();
  return rest.length === 0 ? filter : undefined;
}

/** Builds the path of a filter. */
export function buildMatrixPath(page: string, { product, major, family, system }: MatrixFilter): string {
  return [page, product, major, family ?? system].filter((part) => part !== undefined).join('/');
}

const COLUMNS = [
  'system',
  'product',
  'versions',
  'repository',
  ...ARCHITECTURES,
  'system support ends',
  'checked',
  'source',
  'note',
];

/** Writes the lines as CSV. */
export function buildMatrixCsv(rows: readonly MatrixRow[]): string {
  const lines = rows.map((row) => [
    row.systemName,
    row.product,
    row.majors.join(' '),
    row.repository,
    ...ARCHITECTURES.map((each) => (row.architectures === null ? 'not read' : row.architectures.includes(each) ? 'yes' : 'no')),
    row.systemSupportEnds ?? '',
    row.checked,
    row.source,
    row.note ?? '',
  ]);
  return buildCsv([COLUMNS, ...lines]);
}

function toRow(platform: Platform, offer: PlatformOffer, majors: readonly number[]): MatrixRow {
  return {
    system: platform.key,
    systemName: platform.name,
    family: platform.family,
    systemSupportEnds: platform.supportEnds ?? null,
    product: offer.product,
    repository: offer.repository,
    majors,
    architectures: offer.architectures && offer.architectures.length > 0 ? offer.architectures : null,
    source: offer.sourceUrl,
    checked: offer.checked,
    note: offer.note ?? null,
  };
}
