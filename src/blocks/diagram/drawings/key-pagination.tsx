import css from './drawing.module.css';
import { arrow, box, Canvas, type Drawing } from './parts';
import { Box, Flow } from './stacked';

/** What a page far down reads from an index: everything before it with OFFSET, only itself with a key. */
export const KeyPagination: Drawing = ({ id }) => (
  <Canvas
    id={id}
    height={296}
    title="Reading a deep page by offset and by key"
    description={
      'An index on happened and id, read from the newest entry on. ' +
      'With OFFSET 9000 and LIMIT 5, the scan begins at the newest entry and reads 9,005 of them, ' +
      'of which 9,000 are discarded. With a condition on the key of the last row that was shown, ' +
      'the scan begins right behind that row and reads the five entries of the page.'
    }
    stacked={
      <>
        <Box note="LIMIT 5 OFFSET 9000">By offset</Box>
        <Flow>reads 9,000 and discards them</Flow>
        <Box kind="writes">The page, 5 rows</Box>
        <Flow kind="back">begins at the last row’s key</Flow>
        <Box note="(happened, id) &lt; (…)">By key</Box>
      </>
    }
  >
    <path className={css.body} d={box(16, 88, 512, 40)} />
    <path className={css.dashed} d={box(568, 88, 56, 40) + box(16, 208, 512, 40) + box(568, 208, 56, 40)} />
    <path className={css.solid} d={box(528, 88, 40, 40) + box(528, 208, 40, 40)} />
    <path className={css.danger} d={arrow([11, 72], [573, 72])} />
    <path className={css.accent} d={arrow([528, 176], [528, 208])} />
    <g className={css.onSolid}>
      <text x={548} y={108}>
        5
      </text>
      <text x={548} y={228}>
        5
      </text>
    </g>
    <g className={css.strong} textAnchor="start">
      <text x={16} y={20}>
        By offset
      </text>
      <text x={16} y={160}>
        By key
      </text>
    </g>
    <g className={css.note}>
      <g textAnchor="start">
        <text x={16} y={48}>
          LIMIT 5 OFFSET 9000
        </text>
        <text x={16} y={186}>
          (happened, id) &lt; (last row shown)
        </text>
        <text x={16} y={272}>
          newest
        </text>
      </g>
      <g textAnchor="end">
        <text x={624} y={48}>
          9,005 read
        </text>
        <text x={624} y={160}>
          5 read
        </text>
        <text x={624} y={272}>
          oldest
        </text>
      </g>
      <text x={272} y={108}>
        9,000 read and discarded
      </text>
      <text x={272} y={228}>
        not read
      </text>
    </g>
  </Canvas>
);
