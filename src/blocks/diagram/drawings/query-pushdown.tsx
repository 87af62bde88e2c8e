import css from './drawing.module.css';
import { arrow, box, Canvas, database, type Drawing } from './parts';
import { Box, Flow } from './stacked';

/** What postgres_fdw sends to the other database, and how many rows come back. */
export const QueryPushdown: Drawing = ({ id }) => (
  <Canvas
    id={id}
    height={320}
    title="What is pushed down to a foreign server"
    description={
      'Three queries of the database shop on a foreign table with 10,000 rows in the database warehouse. ' +
      'Built-in operators are sent in the WHERE clause, and only 215 matching rows come back. ' +
      'A function of your own isn’t sent: all 10,000 rows come back, and shop filters them. ' +
      'A sum with LIMIT 3 is computed over there, so three rows come back.'
    }
    stacked={
      <>
        <Box kind="writes" note="10,000 rows">
          warehouse
        </Box>
        <Flow kind="changes">WHERE was sent: 215 rows</Flow>
        <Flow kind="changes">LIMIT was sent: 3 rows</Flow>
        <Flow>own function: 10,000 rows</Flow>
        <Box note="filters the 10,000 rows">shop</Box>
      </>
    }
  >
    <path className={css.body} d={`${box(16, 40, 152, 264)}M16 128H168M16 216H168`} />
    <path className={css.solid} d={database(552, 40, 144, 264)} />
    <path d={arrow([168, 74], [480, 74]) + arrow([168, 162], [480, 162]) + arrow([168, 250], [480, 250])} />
    <path className={css.accent} d={arrow([480, 94], [168, 94]) + arrow([480, 182], [168, 182])} />
    <path className={css.danger} d={arrow([480, 270], [168, 270])} />
    <text className={css.strong} x={92} y={20}>
      shop
    </text>
    <text x={92} y={84}>
      Operators
    </text>
    <text x={92} y={172}>
      Sum, limit 3
    </text>
    <text x={92} y={248}>
      Own function
    </text>
    <g className={css.onSolid}>
      <text className={css.strong} x={552} y={164}>
        warehouse
      </text>
    </g>
    <g className={css.note}>
      <text x={92} y={274}>
        filters here
      </text>
      <g className={css.onSolid}>
        <text x={552} y={190}>
          10,000 rows
        </text>
      </g>
      <text x={324} y={54}>
        sends WHERE
      </text>
      <text x={324} y={114}>
        215 rows
      </text>
      <text x={324} y={142}>
        sends GROUP BY, LIMIT
      </text>
      <text x={324} y={202}>
        3 rows
      </text>
      <text x={324} y={230}>
        sends no WHERE
      </text>
      <text x={324} y={290}>
        10,000 rows
      </text>
    </g>
  </Canvas>
);
