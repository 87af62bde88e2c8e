import type { ReactElement } from 'react';
import { formatDay } from '@/platform/format-day';
import { Canvas } from '@/blocks/diagram/drawings/parts';
import drawing from '@/blocks/diagram/drawings/drawing.module.css';
import { getSupportState, type VersionFact } from '@/platform/postgres-facts/facts';
import { getLifecycle } from './lifecycle';

const ROW_HEIGHT = 44;
const BAR_HEIGHT = 28;
const TOP = 40;
const LEFT = 72;
const RIGHT = 632;
const DAY_MS = 86_400_000;

/** Draws the support windows of the supported versions, and of the last that ended, with a line for today. */
export async function LifecycleTimeline(): Promise<ReactElement> {
  const { versions, today } = await getLifecycle();
  const ended = versions.find((version) => getSupportState(version, today) === 'ended');
  const shown = versions.filter((version) => version === ended || getSupportState(version, today) === 'supported');
  return (
    <figure>
      <Timeline versions={shown.toSorted((a, b) => a.major - b.major)} today={today} />
      <figcaption>
        The orange line is today, {formatDay(today)}. A dashed bar has no announced end.{' '}
        <a href="/releases/lifecycle.json">JSON</a>, <a href="/releases/lifecycle.ics">calendar with reminders</a>,{' '}
        <a href="/releases/feed.xml">Atom feed</a>.
      </figcaption>
    </figure>
  );
}

/** The drawing itself. Exported for its test. */
export function Timeline({
  versions,
  today,
}: {
  readonly versions: readonly VersionFact[];
  readonly today: string;
}): ReactElement {
  const scale = createScale(versions, today);
  const height = TOP + versions.length * ROW_HEIGHT;
  const rows = versions.map((version, index) => ({ ...version, y: TOP + index * ROW_HEIGHT }));
  const announced = rows.filter(({ endOfLife }) => endOfLife);
  const open = rows.filter(({ endOfLife }) => !endOfLife);
  return (
    <Canvas id="release-timeline" height={height} title="Support of PostgreSQL versions" description={describe(versions, today)}>
      <path className={drawing.faint} d={scale.years.map(({ x }) => `M${x} ${TOP - 8}V${height}`).join('')} />
      <path
        className={drawing.body}
        d={announced.map((row) => bar(scale.at(row.released), scale.at(row.endOfLife ?? ''), row.y)).join('')}
      />
      <path
        className={`${drawing.body} ${drawing.dashed}`}
        d={open.map((row) => bar(scale.at(row.released), RIGHT, row.y)).join('')}
      />
      <path className={drawing.accent} d={`M${scale.at(today)} ${TOP - 12}V${height}`} />
      <g className={drawing.note}>
        {scale.years.map(({ year, x }) => (
          <text key={year} x={x} y={16}>
            {year}
          </text>
        ))}
      </g>
      <g textAnchor="start">
        {rows.map(({ major, y }) => (
          <text key={major} className={drawing.strong} x={16} y={y + BAR_HEIGHT / 2}>
            {major}
          </text>
        ))}
      </g>
    </Canvas>
  );
}

function bar(from: number, to: number, y: number): string {
  return `M${from} ${y}H${to}v${BAR_HEIGHT}H${from}z`;
}

interface Scale {
  at: (day: string) => number;
  years: { year: number; x: number }[];
}

/** Maps days to x coordinates, from the first release to the last end. */
function createScale(versions: readonly VersionFact[], today: string): Scale {
  const days = [
    today,
    ...versions.flatMap(({ released, endOfLife }) => [released, ...(endOfLife ? [endOfLife] : [])]),
  ].toSorted();
  const [first, last] = [toDay(days[0] ?? today), toDay(days.at(-1) ?? today)];
  const perDay = (RIGHT - LEFT) / Math.max(1, last - first);
  const at = (day: string): number => Math.round(LEFT + (toDay(day) - first) * perDay);
  const firstYear = Number((days[0] ?? today).slice(0, 4)) + 1;
  const lastYear = Number((days.at(-1) ?? today).slice(0, 4));
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index).filter(
    (year) => year % 2 === 0,
  );
  return { at, years: years.map((year) => ({ year, x: at(`${year}-01-01`) })) };
}

function toDay(day: string): number {
  return Date.parse(day) / DAY_MS;
}

function describe(versions: readonly VersionFact[], today: string): string {
  const lines = versions.map(({ major, released, endOfLife }) => {
    const end = endOfLife ? `${endOfLife > today ? 'ends' : 'ended'} on ${formatDay(endOfLife)}` : 'has no announced end';
    return `PostgreSQL ${major}, released on ${formatDay(released)}, ${end}.`;
  });
  return lines.join(' ');
}
