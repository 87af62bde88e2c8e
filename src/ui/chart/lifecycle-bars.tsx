import type { ReactElement } from 'react';
import css from './lifecycle-bars.module.css';
import { PLOT_UNITS } from './scale';

/** The life of a version: ISO days of its release, and of its end where one is announced. */
interface Lifecycle {
  readonly label: string;
  readonly from: string;
  readonly to: string | undefined;
}

interface LifecycleBarsProps {
  readonly title: string;
  readonly lives: readonly Lifecycle[];
  /** The ISO day that the line marks. */
  readonly today: string;
}

const dayFormat = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/**
 * Shows from when to when each version gets fixes, with a line at today. Ended versions are outlined, and so is the future of
 * a version without an announced end.
 */
export function LifecycleBars({ title, lives, today }: LifecycleBarsProps): ReactElement {
  const first = Math.min(...lives.map(({ from }) => Date.parse(from)));
  const last = Math.max(Date.parse(today), ...lives.map(({ to, from }) => Date.parse(to ?? from)));
  const place = (day: string): number => Math.round(((Date.parse(day) - first) / (last - first)) * PLOT_UNITS);
  return (
    <figure className={css.lives}>
      <figcaption>{title}</figcaption>
      <dl>
        {lives.map(({ label, from, to }) => {
          const hasEnded = to !== undefined && to <= today;
          const knownEnd = to ?? (from < today ? today : from);
          const [start, end] = [place(from), place(knownEnd)];
          return (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <svg viewBox={`0 0 ${PLOT_UNITS} 24`} preserveAspectRatio="none" aria-hidden="true">
                  <path className={hasEnded ? css.ended : css.life} d={`M${start} 4H${end}V20H${start}Z`} />
                  {to === undefined ? <path className={css.ended} d={`M${end} 4H${PLOT_UNITS}V20H${end}Z`} /> : null}
                  <path className={css.today} d={`M${place(today)} 0V24`} />
                </svg>
                <span>
                  {dayFormat.format(Date.parse(from))}
                  {to === undefined ? ', no announced end' : ` to ${dayFormat.format(Date.parse(to))}`}
                  {hasEnded ? ', ended' : ''}
                </span>
              </dd>
            </div>
          );
        })}
      </dl>
      <p>
        <span className={css.key} /> Today, <time dateTime={today}>{dayFormat.format(Date.parse(today))}</time>
      </p>
    </figure>
  );
}
