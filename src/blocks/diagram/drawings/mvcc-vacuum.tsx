import css from './drawing.module.css';
import { arrow, box, Canvas, type Drawing, line } from './parts';
import { Box, Flow } from './stacked';

/** The versions of one row over time, and the ones vacuum may remove. */
export const MvccVacuum: Drawing = ({ id }) => (
  <Canvas
    id={id}
    height={312}
    title="Row versions and vacuum"
    description={
      'An INSERT makes version 1 of a row; each UPDATE ends a version and adds a new one. ' +
      'Version 1 ended before the oldest snapshot still in use, so nobody can see it: it is dead, ' +
      'and vacuum turns its place in the page into free space. Version 2 has ended too, but the oldest snapshot ' +
      'still sees it, so it is kept. Version 3 is live.'
    }
    stacked={
      <>
        <Box kind="optional" note="v1: INSERT, then UPDATE">
          Dead, freed by vacuum
        </Box>
        <Flow>older than the oldest snapshot</Flow>
        <Box note="v2: ended by an UPDATE">Dead, kept</Box>
        <Flow kind="changes">still seen by it</Flow>
        <Box kind="writes" note="v3">
          Live
        </Box>
      </>
    }
  >
    <path className={`${css.body} ${css.dashed}`} d={box(16, 58, 160, 32) + box(16, 240, 160, 48)} />
    <path className={css.body} d={box(176, 98, 176, 32) + box(176, 240, 176, 48)} />
    <path className={css.solid} d={box(352, 138, 120, 32) + box(352, 240, 120, 48)} />
    <path d={`${arrow([11, 40], [481, 40])}${arrow([96, 90], [96, 240])}M16 40v10m160-10v10m176-10v10`} />
    <path className={css.accent} d={line([220, 40], [220, 186])} />
    <text x={220} y={204}>
      Oldest snapshot
    </text>
    <g textAnchor="start">
      <text x={488} y={74}>
        Dead, freed
      </text>
      <text x={488} y={114}>
        Dead, kept
      </text>
      <text x={488} y={154}>
        Live
      </text>
      <text className={css.strong} x={488} y={252}>
        Page
      </text>
    </g>
    <g className={css.note} textAnchor="start">
      <text x={16} y={22}>
        INSERT
      </text>
      <text x={176} y={22}>
        UPDATE
      </text>
      <text x={352} y={22}>
        UPDATE
      </text>
      <text x={108} y={154}>
        vacuum
      </text>
      <text x={488} y={276}>
        after vacuum
      </text>
    </g>
    <g className={css.note}>
      <text x={96} y={74}>
        v1
      </text>
      <text x={276} y={114}>
        v2
      </text>
      <text x={96} y={264}>
        free space
      </text>
      <text x={264} y={264}>
        v2
      </text>
      <g className={css.onSolid}>
        <text x={412} y={154}>
          v3
        </text>
        <text x={412} y={264}>
          v3
        </text>
      </g>
    </g>
  </Canvas>
);
