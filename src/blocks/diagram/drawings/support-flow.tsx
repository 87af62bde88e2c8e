import css from './drawing.module.css';
import { arrow, box, Canvas, type Drawing } from './parts';
import { Box, Flow } from './stacked';

/** How a ticket moves from the customer through support to engineering, and a fix back to everyone. */
export const SupportFlow: Drawing = ({ id }) => (
  <Canvas
    id={id}
    top={16}
    height={256}
    title="How we handle a support case"
    description={
      'Your team opens a ticket, and a support engineer answers it. ' +
      'When the cause is a bug, support hands it to engineering, which returns a fix. ' +
      'Engineering also sends the patch to the PostgreSQL community, from where it comes back to you, ' +
      'and to everyone, in the next minor release.'
    }
    stacked={
      <>
        <Box>Your team</Box>
        <Flow>ticket</Flow>
        <Flow kind="back">answer</Flow>
        <Box>Support</Box>
        <Flow>bug</Flow>
        <Flow kind="back">fix</Flow>
        <Box>Engineering</Box>
        <Flow>patch</Flow>
        <Box>PostgreSQL</Box>
        <Flow>next minor release</Flow>
        <Box>Your team, and everyone</Box>
      </>
    }
  >
    <path
      className={css.body}
      d={box(16, 32, 144, 88) + box(248, 32, 144, 88) + box(480, 32, 144, 88) + box(480, 200, 144, 56)}
    />
    <path
      d={
        arrow([160, 60], [248, 60]) +
        arrow([392, 60], [480, 60]) +
        arrow([480, 92], [392, 92]) +
        arrow([552, 120], [552, 200]) +
        arrow([480, 228], [88, 228], [88, 120])
      }
    />
    <path className={css.accent} d={arrow([248, 92], [160, 92])} />
    <text x={88} y={76}>
      Your team
    </text>
    <text x={552} y={76}>
      Engineering
    </text>
    <text x={552} y={228}>
      PostgreSQL
    </text>
    <text className={css.strong} x={320} y={76}>
      Support
    </text>
    <g className={css.note}>
      <text x={204} y={42}>
        ticket
      </text>
      <text x={204} y={112}>
        answer
      </text>
      <text x={436} y={42}>
        bug
      </text>
      <text x={436} y={112}>
        fix
      </text>
      <text x={592} y={160}>
        patch
      </text>
      <text x={284} y={208}>
        next minor release
      </text>
    </g>
  </Canvas>
);
