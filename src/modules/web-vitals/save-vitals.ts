import { getSitePool } from '@/platform/site-database';
import { getBucket, VITAL_NAMES, type VitalName } from './vitals';

export type MeasuredVitals = Partial<Record<VitalName, number>>;

/** The page that was measured: one that editors wrote, or the pattern of one that is rendered for each request. */
export interface MeasuredPage {
  path: string;
  isPattern: boolean;
}

declare global {
  /** Counts a value for Prometheus too, which is bundled with the server (src/server/observability). */
  // eslint-disable-next-line no-var -- only `var` declares a property of globalThis
  var countWebVital: ((name: VitalName, value: number) => void) | undefined;
}

/**
 * Counts what a browser has measured, by day and page. The path of a view, such as a topic of the blog, counts for the
 * published page above it. So nothing except URLs of published pages is ever stored, whatever is sent.
 */
export async function saveVitals({ path, isPattern }: MeasuredPage, vitals: MeasuredVitals): Promise<void> {
  // Always in the same order, so that two requests never wait for each other's rows.
  const names = VITAL_NAMES.filter((name) => vitals[name] !== undefined);
  for (const name of names) globalThis.countWebVital?.(name, vitals[name] ?? 0);
  await getSitePool().query(
    `insert into web_vitals.sample_count as kept (day, path, metric, upper_bound, samples)
     select current_date, page.path, given.metric, given.upper_bound, 1
     from (
       select $1::text as path where $2::boolean
       union all
       (select url from search.document where not $2 and is_page and url = any ($3::text[]) order by length(url) desc limit 1)
     ) page, unnest($4::text[], $5::float8[]) as given (metric, upper_bound)
     on conflict (day, path, metric, upper_bound) do update set samples = kept.samples + 1`,
    [path, isPattern, listPathAndAncestors(path), names, names.map((name) => getBucket(name, vitals[name] ?? 0))],
  );
}

/** The path itself and the paths above it, except for the home page, which is above everything. */
export function listPathAndAncestors(path: string): string[] {
  if (path === '/') return [path];
  const segments = path.split('/').filter((segment) => segment !== '');
  return segments.map((_segment, index) => `/${segments.slice(0, index + 1).join('/')}`);
}
