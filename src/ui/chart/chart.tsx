import type { ReactElement } from 'react';
import css from './chart.module.css';
import { createScale, PLOT_UNITS, type ScalePosition, type ScaleKind } from './scale';

/** A row of a chart: one value, a value within a range, or a value before and after. */
export interface ChartRow {
  readonly label: string;
  readonly value: number;
  /** The smallest and largest value of a range; the row's value is marked in it. */
  readonly range?: readonly [number, number] | undefined;
  /** The value before a change, from which a line leads to the value. */
  readonly before?: number | undefined;
  /** The label of the value; by default, the formatted value. */
  readonly text?: string | undefined;
  /** Whether the row is the one to notice. */
  readonly isEmphasized?: boolean;
}

interface ChartProps {
  readonly title: string;
  /** The unit: "rows per second". Omitted when the text of each row contains it. */
  readonly unit?: string;
  readonly rows: readonly ChartRow[];
  readonly scale?: ScaleKind;
}

/** In units of the plot. */
const BAR_LENGTH_MIN = 3;

const numberFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/**
 * Bars, ranges, or changes from one value to another, each labeled directly. The values are text beside the marks, so
 * every reader gets the same figures, and they keep their size at every width.
 */
export function Chart({ title, unit, rows, scale = 'linear' }: ChartProps): ReactElement {
  const { place, ticks } = createScale(
    scale,
    rows.flatMap(({ value, range, before }) => [value, ...(range ?? []), ...(before === undefined ? [] : [before])]),
  );
  return (
    <figure className={css.chart}>
      <figcaption>
        <strong>{title}</strong>
        {unit === undefined ? null : <span> {scale === 'log' ? `${unit}, logarithmic` : unit}</span>}
      </figcaption>
      <dl>
        {rows.map((row, index) => (
          <div key={index} className={row.isEmphasized ? css.emphasized : undefined}>
            <dt>{row.label}</dt>
            <dd>
              <RowMarks
                row={row}
                place={place}
                isBar={scale === 'linear' && !row.range && row.before === undefined}
                ticks={ticks}
              />
              <span>{describeRow(row)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

/** The figures of a row as text: "12.5", "12.5 (10 to 14)", "40 → 12.5". */
export function describeRow({ value, range, before, text }: ChartRow): string {
  const shown = text ?? numberFormat.format(value);
  if (before !== undefined) return `${numberFormat.format(before)} → ${shown}`;
  return range ? `${shown} (${range.map((end) => numberFormat.format(end)).join(' to ')})` : shown;
}

interface RowMarksProps {
  readonly row: ChartRow;
  readonly place: ScalePosition;
  readonly isBar: boolean;
  readonly ticks: readonly number[];
}

/** The marks of one row. The drawing is stretched to the width of the plot; lines keep their widths. */
function RowMarks({ row: { value, range, before }, place, isBar, ticks }: RowMarksProps): ReactElement {
  const at = place(value);
  // What is too small for the plot is still seen to be there.
  const end = value > 0 ? Math.max(at, BAR_LENGTH_MIN) : at;
  return (
    <svg viewBox={`0 0 ${PLOT_UNITS} 24`} preserveAspectRatio="none" aria-hidden="true">
      <path className={css.grid} d={ticks.map((tick) => `M${place(tick)} 0V24`).join('')} />
      {isBar ? <path className={css.bar} d={`M0 4H${end}V20H0Z`} /> : null}
      {range ? <path className={css.range} d={`M${place(range[0])} 12H${place(range[1])}`} /> : null}
      {before === undefined ? null : <path className={css.range} d={`M${place(before)} 12H${at}M${place(before)} 6V18`} />}
      {isBar ? null : <path className={css.mark} d={`M${at} 3V21`} />}
    </svg>
  );
}
