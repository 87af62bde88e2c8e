import type { VitalSummary } from '../percentile';
import { RATINGS, VITAL_NAMES, type VitalName, VITALS } from '../vitals';
import type { PageSpeed } from './find-page-speed';
import css from './page-speed.module.css';

/** Renders a table of pages with the value and the rating of each metric. */
export function PageSpeedTable({ pages }: { readonly pages: readonly PageSpeed[] }) {
  return (
    <div className={css.scroll}>
      <table>
        <thead>
          <tr>
            <th scope="col">Page</th>
            {VITAL_NAMES.map((name) => (
              <th scope="col" key={name}>
                {VITALS[name].name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pages.map(({ path, vitals }) => (
            <tr key={path ?? ''}>
              <th scope="row">{renderPageName(path)}</th>
              {VITAL_NAMES.map((name) => (
                <td key={name}>{renderVital(name, vitals[name])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function renderPageName(path: string | undefined) {
  if (path === undefined) return 'All pages';
  // A pattern represents several pages.
  return path.includes('[') ? path : <a href={path}>{path}</a>;
}

function renderVital(name: VitalName, summary: VitalSummary | undefined) {
  if (summary === undefined) return '–';
  const { samples, p75, rating, ratings } = summary;
  return (
    <>
      <strong data-rating={rating}>
        {formatVital(name, p75)}, {rating}
      </strong>
      <small>
        {samples}: {RATINGS.map((each) => `${Math.round((100 * ratings[each]) / samples)}%`).join(' / ')}
      </small>
    </>
  );
}

/** Formats a value with its unit, as in `1.9 s`, `180 ms`, and `0.04`. */
function formatVital(name: VitalName, value: number): string {
  if (VITALS[name].unit === '') return value.toFixed(2);
  return value < 1_000 ? `${Math.round(value)} ms` : `${(value / 1_000).toFixed(1)} s`;
}
