import type { ReactElement } from 'react';
import css from './time-series.module.css';
import { createScale, PLOT_UNITS } from './scale';

/** A line of a time series: its name, and its values at equal distances. */
export interface Series {
  readonly label: string;
  readonly values: readonly number[];
  readonly isEmphasized?: boolean;
}

interface TimeSeriesProps {
  readonly title: string;
  readonly unit: string;
  readonly series: readonly Series[];
  /** The labels of the first and the last value: "08:00", "09:00". */
  readonly from: string;
  readonly to: string;
}

const HEIGHT = 300;
const numberFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2, notation: 'compact' });

/** Lines over time. Names, units and ends are text, so they keep their size at every width. */
export function TimeSeries({ title, unit, series, from, to }: TimeSeriesProps): ReactElement {
  const { place, ticks } = createScale(
    'linear',
    series.flatMap(({ values }) => values),
  );
  const toY = (value: number): number => Math.round(HEIGHT - (place(value) / PLOT_UNITS) * HEIGHT);
  return (
    <figure className={css.series}>
      <figcaption>
        <strong>{title}</strong> <span>{unit}</span>
      </figcaption>
      <div className={css.plot}>
        <span>{numberFormat.format(ticks.at(-1) ?? 0)}</span>
        <span>0</span>
        <svg
          viewBox={`0 0 ${PLOT_UNITS} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`${title}, ${unit}, from ${from} to ${to}`}
        >
          <path className={css.grid} d={ticks.map((tick) => `M0 ${toY(tick)}H${PLOT_UNITS}`).join('')} />
          {series.map(({ label, values, isEmphasized }) => (
            <path key={label} className={isEmphasized ? css.emphasized : undefined} d={buildLine(values, toY)} />
          ))}
        </svg>
        <span>{from}</span>
        <span>{to}</span>
      </div>
      <ul>
        {series.map(({ label, values, isEmphasized }) => (
          <li key={label} className={isEmphasized ? css.emphasized : undefined}>
            {label}: {numberFormat.format(Math.min(...values))} to {numberFormat.format(Math.max(...values))}
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** Path data of a line through values at equal distances. */
function buildLine(values: readonly number[], toY: (value: number) => number): string {
  const step = PLOT_UNITS / Math.max(values.length - 1, 1);
  return values.map((value, index) => `${index === 0 ? 'M' : 'L'}${Math.round(index * step)} ${toY(value)}`).join('');
}
