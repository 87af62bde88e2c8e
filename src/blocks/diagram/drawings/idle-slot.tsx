import css from './drawing.module.css';
import { arrow, box, Canvas, cross, database, type Drawing } from './parts';
import { Box, Flow } from './stacked';

/** A slot whose consumer is gone keeps every file of WAL from its position on. */
export const IdleSlot: Drawing = ({ id }) => (
  <Canvas
    id={id}
    top={16}
    height={216}
    title="A slot without a consumer"
    description={
      'The primary writes one WAL file after the other into pg_wal. ' +
      'The slot points at the oldest file that its consumer has not confirmed. ' +
      'The consumer is gone and confirms nothing, so the slot stays where it is, every later file is kept, ' +
      'and pg_wal grows until the disk is full.'
    }
    stacked={
      <>
        <Box kind="writes">Primary</Box>
        <Flow>WAL files</Flow>
        <Box note="kept from the slot’s position on">pg_wal</Box>
        <Flow kind="back">nothing confirmed</Flow>
        <Box kind="optional" note="gone">
          Consumer
        </Box>
      </>
    }
  >
    <path className={css.body} d={box(216, 64, 48, 56) + box(264, 64, 48, 56) + box(312, 64, 48, 56) + box(360, 64, 48, 56)} />
    <path className={css.solid} d={database(84, 32, 136, 120)} />
    <path d={arrow([152, 92], [216, 92]) + arrow([240, 184], [240, 120])} />
    <path className={css.accent} d={arrow([408, 92], [472, 92])} />
    <path className={css.dashed} d={database(564, 32, 128, 120)} />
    <path className={css.danger} d={cross(564, 178)} />
    <text x={312} y={48}>
      pg_wal
    </text>
    <text x={240} y={208}>
      Slot
    </text>
    <text x={564} y={98}>
      Consumer
    </text>
    <g className={css.onSolid}>
      <text className={css.strong} x={84} y={98}>
        Primary
      </text>
    </g>
    <g className={css.note}>
      <text x={184} y={80}>
        WAL
      </text>
      <text x={368} y={148}>
        every later file is kept
      </text>
      <text x={440} y={80}>
        grows
      </text>
      <text x={564} y={216}>
        confirms nothing
      </text>
    </g>
  </Canvas>
);
