import css from './drawing.module.css';
import { arrow, box, Canvas, type Drawing } from './parts';
import { Box, Flow } from './stacked';

/** Two ranked lists, by words and by meaning, and the list that reciprocal rank fusion makes of them. */
export const RankFusion: Drawing = ({ id }) => (
  <Canvas
    id={id}
    height={296}
    title="Reciprocal rank fusion of two lists"
    description={
      'Full-text search by words finds one passage, number 2 with the code E4711. ' +
      'Vector search by meaning finds four: 3, 1, 6, and 2, in this order. ' +
      'Each list gives a passage 1 / (60 + position). Passage 2 gets 1/61 from the first list and 1/64 from the ' +
      'second, together 0.0320, and comes first. Passage 3 gets 1/61, which is 0.0164, and passage 1 gets 1/62, ' +
      'which is 0.0161.'
    }
    stacked={
      <>
        <Box note="1st: passage 2">By words</Box>
        <Flow kind="changes">1/61 for passage 2</Flow>
        <Box kind="writes" note="2: 0.0320, 3: 0.0164, 1: 0.0161">
          Fused
        </Box>
        <Flow kind="back">1/61, 1/62, 1/63, 1/64</Flow>
        <Box note="passages 3, 1, 6, 2">By meaning</Box>
      </>
    }
  >
    <path
      className={css.body}
      d={
        box(16, 56, 112, 40) +
        [56, 116, 176, 236].map((y) => box(512, y, 112, 40)).join('') +
        box(232, 136, 176, 60) +
        box(232, 216, 176, 60)
      }
    />
    <path className={css.solid} d={box(232, 56, 176, 60)} />
    <path d={arrow([512, 76], [408, 166]) + arrow([512, 136], [408, 246])} />
    <path className={css.accent} d={arrow([128, 76], [232, 76]) + arrow([512, 256], [408, 86])} />
    <text x={72} y={76}>
      2 E4711
    </text>
    <text x={568} y={76}>
      3 log on
    </text>
    <text x={568} y={136}>
      1 sign in
    </text>
    <text x={568} y={196}>
      6 E4712
    </text>
    <text x={568} y={256}>
      2 E4711
    </text>
    <g className={css.onSolid}>
      <text className={css.strong} x={320} y={74}>
        2 E4711: 0.0320
      </text>
    </g>
    <text x={320} y={154}>
      3 log on: 0.0164
    </text>
    <text x={320} y={234}>
      1 sign in: 0.0161
    </text>
    <g className={css.strong}>
      <text x={72} y={28}>
        By words
      </text>
      <text x={320} y={28}>
        Fused
      </text>
      <text x={568} y={28}>
        By meaning
      </text>
    </g>
    <g className={css.note}>
      <g className={css.onSolid}>
        <text x={320} y={99}>
          1/61 + 1/64
        </text>
      </g>
      <text x={320} y={179}>
        1/61
      </text>
      <text x={320} y={259}>
        1/62
      </text>
    </g>
  </Canvas>
);
