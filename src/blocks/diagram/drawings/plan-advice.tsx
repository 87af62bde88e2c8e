import css from './drawing.module.css';
import { arrow, box, Canvas, type Drawing } from './parts';
import { Box, Flow } from './stacked';

/** The plan that the planner chose, and the one it chooses when advice names the first table. */
export const PlanAdvice: Drawing = ({ id }) => (
  <Canvas
    id={id}
    height={328}
    title="A plan without and with advice"
    description={
      'Without advice, the planner joins the tables o and c by a hash join: a sequential scan of o is the outer ' +
      'side, and a hash of a sequential scan of c the inner side. With the advice JOIN_ORDER(c o), ' +
      'c has to come first. The planner then chooses a nested loop: a sequential scan of c is the outer side, ' +
      'and an index scan of o the inner side.'
    }
    stacked={
      <>
        <Box note="Seq Scan o, Hash of Seq Scan c">Hash Join</Box>
        <Flow kind="changes">advice: JOIN_ORDER(c o)</Flow>
        <Box kind="writes" note="Seq Scan c, Index Scan o">
          Nested Loop
        </Box>
      </>
    }
  >
    <path
      className={css.body}
      d={
        box(80, 80, 144, 48) +
        box(16, 184, 128, 48) +
        box(160, 184, 128, 48) +
        box(160, 272, 128, 40) +
        box(352, 184, 128, 48) +
        box(496, 184, 128, 48)
      }
    />
    <path className={css.solid} d={box(416, 80, 144, 48)} />
    <path
      d={
        arrow([80, 184], [120, 128]) +
        arrow([224, 184], [184, 128]) +
        arrow([224, 272], [224, 232]) +
        arrow([416, 184], [456, 128]) +
        arrow([560, 184], [520, 128])
      }
    />
    <path className={css.accent} d={arrow([224, 104], [416, 104])} />
    <text x={152} y={104}>
      Hash Join
    </text>
    <text x={80} y={208}>
      Seq Scan o
    </text>
    <text x={224} y={208}>
      Hash
    </text>
    <text x={224} y={292}>
      Seq Scan c
    </text>
    <text x={416} y={208}>
      Seq Scan c
    </text>
    <text x={560} y={208}>
      Index Scan o
    </text>
    <g className={css.onSolid}>
      <text className={css.strong} x={488} y={104}>
        Nested Loop
      </text>
    </g>
    <g className={css.strong}>
      <text x={152} y={20}>
        Without advice
      </text>
      <text x={488} y={20}>
        With advice
      </text>
    </g>
    <g className={css.note}>
      <text x={488} y={48}>
        JOIN_ORDER(c o)
      </text>
      <text x={416} y={256}>
        outer
      </text>
      <text x={80} y={256}>
        outer
      </text>
    </g>
  </Canvas>
);
