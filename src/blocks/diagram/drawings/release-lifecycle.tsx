import css from './drawing.module.css';
import { Canvas, type Drawing } from './parts';

/** The x coordinate of a point in time, given as a fractional year. */
const at = (year: number): number => Math.round(72 + (year - 2021.5) * 56);

/** Each major version with its first and last release, from the PostgreSQL versioning policy. */
const VERSIONS = [
  { major: 14, first: 2021.75, last: 2026.87 },
  { major: 15, first: 2022.78, last: 2027.87 },
  { major: 16, first: 2023.7, last: 2028.87 },
  { major: 17, first: 2024.74, last: 2029.87 },
  { major: 18, first: 2025.73, last: 2030.87 },
].map((version, row) => ({ ...version, y: 16 + row * 44 }));

const YEARS = [2022, 2024, 2026, 2028, 2030];

/** Major versions of PostgreSQL, released yearly and supported for five years each. */
export const ReleaseLifecycle: Drawing = ({ id }) => (
  <Canvas
    id={id}
    height={356}
    title="The life of PostgreSQL versions"
    description="A major version of PostgreSQL appears each autumn and receives fixes for five years. Version 14, of 2021, ends in November 2026; 15 ends in 2027, 16 in 2028, 17 in 2029 and 18 in November 2030. Each quarter a minor release brings the fixes to all versions that are maintained."
  >
    <path className={css.faint} d={YEARS.map((year) => `M${at(year)} 8V236`).join('')} />
    <path
      className={css.body}
      d={VERSIONS.map(({ first, last, y }) => `M${at(first)} ${y}H${at(last)}v28H${at(first)}z`).join('')}
    />
    <path d={`${VERSIONS.map(({ last, y }) => `M${at(last) - 280} ${y + 28}${'v-8m14 8'.repeat(19)}v-8`).join('')}M17 303v-8`} />
    <path className={css.accent} d={`${VERSIONS.map(({ last, y }) => `M${at(last)} ${y - 4}v36`).join('')}M17 345v-28`} />
    <g className={css.note}>
      {YEARS.map((year) => (
        <text key={year} x={at(year)} y={252}>
          {year}
        </text>
      ))}
    </g>
    <g textAnchor="start">
      {VERSIONS.map(({ major, y }) => (
        <text key={major} className={css.strong} x={16} y={y + 14}>
          {major}
        </text>
      ))}
      <text x={28} y={299}>
        minor release, each quarter
      </text>
      <text x={28} y={331}>
        fixes end, after 5 years
      </text>
    </g>
  </Canvas>
);
