import css from './drawing.module.css';
import { arrow, box, bracket, Canvas, cross, database, type Drawing, line } from './parts';
import { Box, Flow } from './stacked';

/** A base backup and archived WAL, replayed to the moment before a mistake. */
export const PointInTimeRecovery: Drawing = ({ id }) => (
  <Canvas
    id={id}
    top={20}
    height={304}
    title="Point-in-time recovery"
    description={
      'A mistake, DROP TABLE, was made at 14:07. One: the base backup taken before it is restored. ' +
      'Two: the archived WAL is replayed on top, and replay stops at the target time, 14:06:59. ' +
      'The recovered database is as it was just before the mistake; the WAL after the target is not replayed.'
    }
    stacked={
      <>
        <Box>Base backup</Box>
        <Flow>1 restore</Flow>
        <Box note="until 14:06:59, the target time">WAL archive</Box>
        <Flow kind="changes">2 replay</Flow>
        <Box kind="writes">Recovered</Box>
        <Flow />
        <Box kind="optional" note="14:07, not replayed">
          DROP TABLE
        </Box>
      </>
    }
  >
    <path className={css.body} d={box(16, 56, 144, 56) + box(184, 68, 288, 32)} />
    <path className={`${css.body} ${css.dashed}`} d={box(472, 68, 152, 32)} />
    <path className={css.faint} d={`M220 69${'v30m36-30'.repeat(6)}v30`} />
    <path className={css.solid} d={database(328, 212, 144, 96)} />
    <path d={arrow([88, 112], [88, 266], [256, 266]) + bracket(184, 470, 124) + arrow([328, 122], [328, 212])} />
    <path className={css.accent} d={line([472, 48], [472, 188])} />
    <path className={css.danger} d={cross(552, 84)} />
    <text x={88} y={84}>
      Base backup
    </text>
    <text x={328} y={46}>
      WAL archive
    </text>
    <g className={css.onSolid}>
      <text className={css.strong} x={328} y={266}>
        Recovered
      </text>
    </g>
    <g textAnchor="start">
      <text x={484} y={152}>
        Target time
      </text>
    </g>
    <g className={css.note}>
      <text x={552} y={46}>
        DROP TABLE
      </text>
      <text x={172} y={248}>
        1 restore
      </text>
      <g textAnchor="start">
        <text x={342} y={168}>
          2 replay
        </text>
        <text x={484} y={176}>
          14:06:59
        </text>
      </g>
    </g>
  </Canvas>
);
