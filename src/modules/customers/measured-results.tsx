import type { ReactElement } from 'react';
import { Chart, type ChartRow } from '@/ui/chart';
import css from './featured-stories.module.css';
import { parseFigure } from './parse-figure';
import type { Story } from './stories';

type Result = Story['results'][number];

/** A figure before and after, in large type. */
export function BeforeAfter({ measure, before, after }: Pick<Result, 'measure' | 'before' | 'after'>): ReactElement {
  return (
    <p className={css.figures}>
      <Before before={before} />
      <strong>{after}</strong>
      <small>{measure}</small>
    </p>
  );
}

function Before({ before }: Pick<Result, 'before'>): ReactElement | null {
  if (before === '–') return null;
  return (
    <>
      <span>{before}</span>{' '}
      <span role="img" aria-label="then">
        →
      </span>{' '}
    </>
  );
}

/**
 * What a story measured, with the method of each measurement: the figure after in large type, beside bars of before and
 * after where both are figures of one unit.
 */
export function MeasuredResults({ results, environment }: Pick<Story, 'results' | 'environment'>): ReactElement {
  return (
    <figure className={css.results}>
      <ul>
        {results.map((result) => (
          <li key={result.measure}>
            <MeasuredResult {...result} />
          </li>
        ))}
      </ul>
      <figcaption>{environment}</figcaption>
    </figure>
  );
}

function MeasuredResult({ measure, before, after, method }: Result): ReactElement {
  const rows = toChartRows({ before, after });
  return (
    <>
      <p className={css.figures}>
        {rows ? null : <Before before={before} />}
        <strong>{after}</strong>
      </p>
      <div>
        {rows ? <Chart title={measure} rows={rows} /> : <strong>{measure}</strong>}
        <p>{method}</p>
      </div>
    </>
  );
}

const PLANNED = 'planned ';

/** The bars of a figure before, or as planned, and after; undefined when their lengths can't be compared. */
function toChartRows({ before, after }: Pick<Result, 'before' | 'after'>): readonly ChartRow[] | undefined {
  const [from, to] = [parseFigure(before), parseFigure(after)];
  if (from === undefined || from.unit !== to?.unit) return undefined;
  const isPlan = before.startsWith(PLANNED);
  return [
    { label: isPlan ? 'Planned' : 'Before', value: from.value, text: isPlan ? before.slice(PLANNED.length) : before },
    { label: isPlan ? 'Actual' : 'After', value: to.value, text: after, isEmphasized: true },
  ];
}
