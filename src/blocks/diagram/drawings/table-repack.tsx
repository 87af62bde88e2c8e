import css from './drawing.module.css';
import { arrow, box, Canvas, type Drawing } from './parts';
import { Box, Flow } from './stacked';

/** REPACK with CONCURRENTLY: a copy, the changes made meanwhile, and a short swap. */
export const TableRepack: Drawing = ({ id }) => (
  <Canvas
    id={id}
    height={328}
    title="How REPACK CONCURRENTLY works"
    description={
      'One: REPACK copies the live rows of the table orders, 104 MB with its free space, into new files of 21 MB. ' +
      'Sessions go on reading and writing the old files. Two: their changes are decoded from the WAL, ' +
      'kept in a file, and applied to the copy. Steps one and two hold a SHARE UPDATE EXCLUSIVE lock. ' +
      'Three: the files are swapped under an ACCESS EXCLUSIVE lock, which keeps everyone else out for a moment.'
    }
    stacked={
      <>
        <Box kind="writes" note="104 MB, sessions read and write">
          Old files
        </Box>
        <Flow>1 copy the live rows</Flow>
        <Flow kind="changes">2 apply the changes since</Flow>
        <Box note="21 MB">New files</Box>
        <Flow>3 swap: ACCESS EXCLUSIVE</Flow>
        <Box kind="writes">orders</Box>
      </>
    }
  >
    <path className={css.body} d={box(16, 92, 128, 72) + box(504, 100, 120, 56) + box(328, 216, 128, 48)} />
    <path className={css.solid} d={box(224, 64, 128, 128)} />
    <path d={arrow([144, 128], [224, 128]) + arrow([352, 128], [504, 128])} />
    <path className={css.accent} d={arrow([288, 192], [288, 240], [328, 240]) + arrow([456, 240], [564, 240], [564, 156])} />
    <path className={css.danger} d={arrow([431, 40], [288, 40], [288, 64]) + arrow([421, 40], [564, 40], [564, 100])} />
    <text x={80} y={116}>
      Sessions
    </text>
    <text x={392} y={240}>
      Changes
    </text>
    <text x={564} y={114}>
      New files
    </text>
    <g className={css.onSolid}>
      <text className={css.strong} x={288} y={114}>
        orders
      </text>
    </g>
    <g className={css.note}>
      <text x={80} y={142}>
        read, write
      </text>
      <g className={css.onSolid}>
        <text x={288} y={142}>
          104 MB
        </text>
      </g>
      <text x={564} y={142}>
        21 MB
      </text>
      <text x={428} y={108}>
        1 copy
      </text>
      <text x={236} y={224}>
        decode
      </text>
      <text x={510} y={216}>
        2 apply
      </text>
      <text x={426} y={20}>
        3 swap: ACCESS EXCLUSIVE
      </text>
      <text x={320} y={304}>
        1 and 2: SHARE UPDATE EXCLUSIVE
      </text>
    </g>
  </Canvas>
);
