import css from './drawing.module.css';
import { Canvas, type Drawing } from './parts';
import { Box, Flow } from './stacked';

/** Five years at 56 units each. */
const LIFE = 280;

/** Major versions, one a year. They have no numbers and no dates, which would age: the page of releases has those. */
const VERSIONS = ['n', 'n + 1', 'n + 2', 'n + 3', 'n + 4'].map((name, row) => ({ name, x: 86 + row * 56, y: 16 + row * 44 }));

/** Major versions of PostgreSQL, released yearly and supported for five years each. */
export const ReleaseLifecycle: Drawing = ({ id }) => (
  <Canvas
    id={id}
    height={356}
    title="The life of PostgreSQL versions"
    description={
      'A major version of PostgreSQL appears each autumn and receives fixes for five years, so that five versions ' +
      'are maintained at a time. Each quarter a minor release brings the fixes to all of them.'
    }
    stacked={
      <>
        <Box note="one each autumn">Major version</Box>
        <Flow kind="changes">minor release, each quarter</Flow>
        <Box>Fixes end, after 5 years</Box>
      </>
    }
  >
    <path className={css.faint} d={[100, 212, 324, 436, 548].map((x) => `M${x} 8V236`).join('')} />
    <path className={css.body} d={VERSIONS.map(({ x, y }) => `M${x} ${y}h${LIFE}v28h-${LIFE}z`).join('')} />
    <path d={`${VERSIONS.map(({ x, y }) => `M${x} ${y + 28}${'v-8m14 8'.repeat(19)}v-8`).join('')}M17 303v-8`} />
    <path className={css.accent} d={`${VERSIONS.map(({ x, y }) => `M${x + LIFE} ${y - 4}v36`).join('')}M17 345v-28`} />
    <g className={css.note}>
      <text x={156} y={252}>
        2 years
      </text>
    </g>
    <g textAnchor="start">
      {VERSIONS.map(({ name, y }) => (
        <text key={name} className={css.strong} x={16} y={y + 14}>
          {name}
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
