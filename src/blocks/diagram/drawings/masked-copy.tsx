import css from './drawing.module.css';
import { arrow, box, Canvas, database, type Drawing } from './parts';
import { Box, Flow } from './stacked';

/** Views replace personal data inside the production database, so that only masked rows leave it. */
export const MaskedCopy: Drawing = ({ id }) => (
  <Canvas
    id={id}
    top={16}
    height={208}
    title="A copy without personal data"
    description={
      'In the production database, views in a schema of their own read the tables and keep, fake, hash, shift, ' +
      'or drop each column. The copy is made from the views alone, so nothing personal leaves the database. ' +
      'The secret of the hashes exists only in the session that makes the copy.'
    }
    stacked={
      <>
        <Box kind="writes" note="in production">
          Tables
        </Box>
        <Flow>keep, fake, hash, shift, drop</Flow>
        <Box note="in production">Views of schema masked</Box>
        <Flow kind="changes">masked rows only</Flow>
        <Box>Test database</Box>
      </>
    }
  >
    <path className={css.dashed} d={box(16, 32, 400, 176)} />
    <path className={css.body} d={box(272, 80, 112, 80) + database(564, 72, 120, 96)} />
    <path className={css.solid} d={database(96, 72, 112, 96)} />
    <path d={arrow([152, 120], [272, 120])} />
    <path className={css.accent} d={arrow([384, 120], [504, 120])} />
    <text x={328} y={112}>
      Views
    </text>
    <text x={564} y={126}>
      Test
    </text>
    <text x={216} y={192}>
      Production
    </text>
    <g className={css.onSolid}>
      <text className={css.strong} x={96} y={126}>
        Tables
      </text>
    </g>
    <g className={css.note}>
      <text x={328} y={136}>
        masked
      </text>
      <text x={212} y={56}>
        keep, fake, hash, shift, drop
      </text>
      <text x={464} y={104}>
        rows
      </text>
    </g>
  </Canvas>
);
