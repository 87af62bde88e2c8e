import css from './drawing.module.css';
import { arrow, box, Canvas, type Drawing } from './parts';
import { Box, Flow } from './stacked';

type Place = readonly [x: number, y: number];

/* The three nearest vectors, of which the graph leads to two; the one it returns instead of the third; and the others. */
const FOUND: readonly Place[] = [
  [144, 140],
  [166, 188],
];
const MISSED: Place = [220, 124];
const INSTEAD: Place = [180, 84];
const OTHERS: readonly Place[] = [
  [44, 76],
  [96, 108],
  [64, 172],
  [128, 72],
  [100, 208],
  [244, 176],
  [262, 84],
  [258, 216],
];

/** Path data of a dot for every vector, shifted right. */
const dots = (places: readonly Place[], right = 0): string =>
  places.map(([x, y]) => `M${x + right - 5} ${y}a5 5 0 1 1 0 .1z`).join('');

/** The question, in the middle of its nearest vectors. */
const question = (x: number): string => `M${x} 142l10 10l-10 10l-10-10z`;

/** The distance within which the three nearest lie. */
const nearest = (x: number): string => `M${x - 54} 152a54 54 0 1 1 0 .1z`;

/** The nearest vectors of a question: exactly, by every distance, or approximately, along the graph of an HNSW index. */
export const VectorSearch: Drawing = ({ id }) => (
  <Canvas
    id={id}
    top={8}
    height={272}
    title="Exact and approximate vector search"
    description={
      'A question among twelve vectors, three of which are wanted. ' +
      'Without an index, the distance to every vector is computed and the distances are sorted: ' +
      'the three nearest are found. With an HNSW index the search starts at one vector and follows the links of a ' +
      'graph to ever nearer ones. It computes fewer distances. Here it finds two of the three nearest and returns ' +
      'a vector farther away in place of the third.'
    }
    stacked={
      <>
        <Box kind="writes">Exact: 3 of 3</Box>
        <Flow kind="back">no index: all distances</Flow>
        <Box>A question, limit 3</Box>
        <Flow kind="changes">HNSW index: along links</Flow>
        <Box>Approximate: 2 of 3</Box>
      </>
    }
  >
    <path className={css.body} d={box(16, 48, 272, 188) + box(352, 48, 272, 188)} />
    <path
      className={css.faint}
      d={
        `${[...FOUND, MISSED, INSTEAD, ...OTHERS].map(([x, y]) => `M186 152L${x} ${y}`).join('')}M432 108l32-36l52 ` +
        '12l82 0l-4 132l-14-40l-24-52l42-40M432 108l-32 64l36 36l66-20M480 140l36-56'
      }
    />
    <path className={css.dashed} d={nearest(186) + nearest(522)} />
    <path
      className={css.accent}
      d={
        question(186) +
        question(522) +
        arrow([380, 76], [432, 108]) +
        arrow([432, 108], [480, 140]) +
        arrow([480, 140], [502, 188])
      }
    />
    <path className={css.body} d={dots(OTHERS) + dots([INSTEAD]) + dots(OTHERS, 336) + dots([MISSED], 336)} />
    <path className={css.solid} d={dots([...FOUND, MISSED]) + dots([...FOUND, INSTEAD], 336)} />
    <text className={css.strong} x={152} y={28}>
      Exact
    </text>
    <text className={css.strong} x={488} y={28}>
      Approximate, HNSW
    </text>
    <g className={css.note}>
      <text x={152} y={260}>
        all distances: 3 of 3
      </text>
      <text x={488} y={260}>
        along links: 2 of 3
      </text>
    </g>
  </Canvas>
);
