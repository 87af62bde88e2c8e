import css from './drawing.module.css';
import { box, Canvas, type Drawing } from './parts';
import { Box, Flow } from './stacked';

/** Each upgrade method with its downtime on the timeline, the length of that downtime, and its effort from 1 to 3. */
const WAYS = [
  { way: 'Dump and restore', stops: 104, starts: 400, down: 'hours', before: 'old', after: 'new', effort: 1 },
  { way: 'pg_upgrade --link', stops: 104, starts: 168, down: 'minutes', before: 'old', after: 'new, same files', effort: 2 },
  {
    way: 'Logical replication',
    stops: 360,
    starts: 376,
    down: 'seconds',
    before: 'old, copied as it runs',
    after: 'new',
    effort: 3,
  },
].map((way, row) => ({ ...way, y: 36 + row * 92 }));

/** Three ways to upgrade to a new major version, with the downtime and effort of each. */
export const UpgradePath: Drawing = ({ id }) => (
  <Canvas
    id={id}
    top={4}
    height={276}
    title="Three ways to a new major version"
    description={
      'Dump and restore is the least effort, and the service is down for hours: all data is written and read ' +
      'again. With pg_upgrade --link it is down for minutes, as the new version takes over the files of the old ' +
      'one; there is no way back to the old one once the new one has run. ' +
      'Logical replication is the most effort: the new server is filled while the old one serves, ' +
      'and the switch takes seconds.'
    }
    stacked={
      <>
        <Box note="down for hours, least effort">Dump and restore</Box>
        <Flow>less downtime, more effort</Flow>
        <Box note="down for minutes, no way back">pg_upgrade --link</Box>
        <Flow>less downtime, more effort</Flow>
        <Box note="down for seconds, most effort">Logical replication</Box>
      </>
    }
  >
    <path
      className={css.body}
      d={WAYS.map(({ stops, y }) => box(16, y, stops - 16, 28) + [520, 552, 584].map((x) => box(x, y + 2, 24, 24)).join('')).join(
        '',
      )}
    />
    <path
      className={css.solid}
      d={WAYS.map(
        ({ starts, effort, y }) =>
          box(starts, y, 488 - starts, 28) +
          [520, 552, 584]
            .slice(0, effort)
            .map((x) => box(x + 4, y + 6, 16, 16))
            .join(''),
      ).join('')}
    />
    <path className={css.danger} d={WAYS.map(({ stops, starts, y }) => `M${stops} ${y + 14}H${starts}`).join('')} />
    <g className={css.strong} textAnchor="start">
      {WAYS.map(({ way, y }) => (
        <text key={way} x={16} y={y - 16}>
          {way}
        </text>
      ))}
    </g>
    <text x={564} y={20}>
      Effort
    </text>
    <g className={css.note}>
      {WAYS.map(({ way, stops, starts, down, before, y }) => (
        <g key={way}>
          <text x={(16 + stops) / 2} y={y + 14}>
            {before}
          </text>
          <text x={(stops + starts) / 2} y={y + 44}>{`${down} down`}</text>
        </g>
      ))}
      <g className={css.onSolid}>
        {WAYS.map(({ way, starts, after, y }) => (
          <text key={way} x={(starts + 488) / 2} y={y + 14}>
            {after}
          </text>
        ))}
      </g>
    </g>
  </Canvas>
);
