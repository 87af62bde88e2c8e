import { z } from 'zod';
import { groupBy } from '@/platform/group-by';
import { getSitePool } from '@/platform/site-database';
import { summarizeVital, type VitalSummary } from '../percentile';
import { VITAL_NAMES, type VitalName } from '../vitals';

/** As long as in the reports of search engines, so that figures can be compared. */
export const PERIOD_DAYS = 28;
const PAGES_MAX = 100;

/** How fast a page was. A metric is missing when no browser has measured it. */
export interface PageSpeed {
  /** Undefined for all pages together. */
  path: string | undefined;
  vitals: Partial<Record<VitalName, VitalSummary>>;
}

const rowSchema = z.object({
  path: z.string().nullable(),
  metric: z.enum(VITAL_NAMES),
  upperBound: z.union([z.number(), z.literal(Infinity)]),
  samples: z.number(),
});

/** Returns how fast the site was as a whole, and each of the pages with the most samples. */
export async function findPageSpeed(): Promise<PageSpeed[]> {
  const { rows } = await getSitePool().query(
    `with counted as (
       select path, metric, upper_bound, sum(samples)::int as samples from web_vitals.sample_count
       where day > current_date - $1::int group by grouping sets ((path, metric, upper_bound), (metric, upper_bound))
     ), busiest as (
       select path, sum(samples) as samples from counted group by path order by path is null desc, samples desc, path limit $2
     )
     select counted.path, metric, upper_bound as "upperBound", counted.samples
     from counted join busiest on counted.path is not distinct from busiest.path
     order by counted.path is null desc, busiest.samples desc, counted.path`,
    [PERIOD_DAYS, PAGES_MAX + 1],
  );
  const pages = groupBy(z.array(rowSchema).parse(rows), ({ path }) => path);
  return [...pages].map(([path, counts]) => ({
    path: path ?? undefined,
    vitals: Object.fromEntries(
      VITAL_NAMES.map((name): [VitalName, VitalSummary | undefined] => [
        name,
        summarizeVital(
          name,
          counts.filter(({ metric }) => metric === name),
        ),
      ]),
    ),
  }));
}
