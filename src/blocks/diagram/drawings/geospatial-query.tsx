import css from './drawing.module.css';
import { arrow, box, Canvas, type Drawing } from './parts';
import { Box, Flow } from './stacked';

type Place = readonly [x: number, y: number];

/* Places inside the area, places only inside its bounding box, and places outside both. */
const IN_AREA: readonly Place[] = [
  [128, 112],
  [180, 136],
  [192, 174],
];
const IN_BOX: readonly Place[] = [
  [92, 98],
  [236, 184],
  [92, 186],
];
const OUTSIDE: readonly Place[] = [
  [40, 70],
  [38, 150],
  [62, 218],
  [160, 220],
  [266, 90],
  [270, 214],
];

/** Path data of a dot for every place, shifted right. */
const dots = (places: readonly Place[], right = 0): string =>
  places.map(([x, y]) => `M${x + right - 5} ${y}a5 5 0 1 1 0 .1z`).join('');

/** Path data of the search area, shifted right. */
const area = (right = 0): string => `M${right + 72} 156l48-76l132 44l-40 76l-76-20z`;

/** Why a spatial search takes two steps: a fast one on bounding boxes, and an exact one on the remaining rows. */
export const GeospatialQuery: Drawing = ({ id }) => (
  <Canvas
    id={id}
    top={8}
    height={272}
    title="A spatial query in two steps"
    description={
      'Which of twelve places lie in an area? Step one compares boxes only: the GiST index finds the six places ' +
      'within the bounding box of the area, without reading the other rows. ' +
      'Step two tests these six against the exact shape, with ST_Contains: three lie in the area, ' +
      'three were only in its box.'
    }
    stacked={
      <>
        <Box>Twelve places</Box>
        <Flow>1 compare boxes</Flow>
        <Box note="in the bounding box">GiST index: 6 of 12</Box>
        <Flow kind="changes">2 test the shape</Flow>
        <Box kind="writes" note="in the area">
          ST_Contains: 3 of 6
        </Box>
      </>
    }
  >
    <path className={css.body} d={box(16, 48, 272, 188) + box(352, 48, 272, 188)} />
    <path d={arrow([288, 142], [352, 142])} />
    <path className={css.dashed} d={area()} />
    <path className={css.accent} d={box(72, 80, 180, 120) + area(336)} />
    <path d={dots(OUTSIDE) + dots(IN_BOX, 336)} />
    <path className={css.solid} d={dots(IN_AREA) + dots(IN_BOX) + dots(IN_AREA, 336)} />
    <text className={css.strong} x={152} y={28}>
      1 Compare boxes
    </text>
    <text className={css.strong} x={488} y={28}>
      2 Test the shape
    </text>
    <g className={css.note}>
      <text x={152} y={260}>
        GiST index: 6 of 12
      </text>
      <text x={488} y={260}>
        ST_Contains: 3 of 6
      </text>
    </g>
  </Canvas>
);
