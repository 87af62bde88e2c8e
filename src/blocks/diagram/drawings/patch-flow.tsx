import css from './drawing.module.css';
import { arrow, box, Canvas, type Drawing } from './parts';
import { Box, Flow } from './stacked';

/** How a change gets into PostgreSQL: by mail, through review, a committer and the buildfarm into a release. */
export const PatchFlow: Drawing = ({ id }) => (
  <Canvas
    id={id}
    top={8}
    height={256}
    title="How a patch gets into PostgreSQL"
    description={
      'A patch is sent to a public mailing list and entered in a commitfest. ' +
      'Reviewers answer with remarks, and the author sends new versions until it is ready. ' +
      'A committer then pushes it. The buildfarm builds and tests every push on many systems; ' +
      'if it turns red, the committer repairs or reverts. What stays is tested in betas and comes out with the ' +
      'next major release, each autumn.'
    }
    stacked={
      <>
        <Box note="by mail">Patch</Box>
        <Flow>v1, v2</Flow>
        <Box note="commitfest">Review</Box>
        <Flow kind="back">remarks</Flow>
        <Box note="decides when ready">Committer</Box>
        <Flow kind="changes">push</Flow>
        <Box note="many systems">Buildfarm</Box>
        <Flow>green</Flow>
        <Box note="public test">Beta</Box>
        <Flow />
        <Box kind="writes" note="each autumn">
          Release
        </Box>
      </>
    }
  >
    <path
      className={css.body}
      d={box(16, 24, 144, 72) + box(248, 24, 144, 72) + box(480, 24, 144, 72) + box(480, 176, 144, 72) + box(248, 176, 144, 72)}
    />
    <path className={css.solid} d={box(16, 176, 144, 72)} />
    <path
      d={
        arrow([160, 48], [248, 48]) +
        arrow([392, 60], [480, 60]) +
        arrow([528, 96], [528, 176]) +
        arrow([480, 212], [392, 212]) +
        arrow([248, 212], [160, 212])
      }
    />
    <path className={css.accent} d={arrow([248, 76], [160, 76])} />
    <path className={css.danger} d={arrow([576, 176], [576, 96])} />
    <text x={88} y={48}>
      Patch
    </text>
    <text className={css.strong} x={320} y={48}>
      Review
    </text>
    <text x={552} y={48}>
      Committer
    </text>
    <text x={552} y={200}>
      Buildfarm
    </text>
    <text x={320} y={200}>
      Beta
    </text>
    <g className={css.onSolid}>
      <text className={css.strong} x={88} y={200}>
        Release
      </text>
    </g>
    <g className={css.note}>
      <text x={88} y={73}>
        by mail
      </text>
      <text x={204} y={30}>
        v1, v2
      </text>
      <text x={204} y={96}>
        remarks
      </text>
      <text x={320} y={73}>
        commitfest
      </text>
      <text x={436} y={42}>
        ready
      </text>
      <text x={552} y={73}>
        decides
      </text>
      <text x={496} y={136}>
        push
      </text>
      <text x={602} y={136}>
        red
      </text>
      <text x={552} y={225}>
        many systems
      </text>
      <text x={436} y={194}>
        green
      </text>
      <text x={320} y={225}>
        public test
      </text>
      <g className={css.onSolid}>
        <text x={88} y={225}>
          each autumn
        </text>
      </g>
    </g>
  </Canvas>
);
