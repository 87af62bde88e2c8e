import css from './drawing.module.css';
import { arrow, box, Canvas, cross, database, type Drawing, line } from './parts';
import { Box, Flow } from './stacked';

/** A slot decodes the publisher's WAL and sends row changes to a subscriber; DDL and sequences aren't replicated. */
export const LogicalReplication: Drawing = ({ id }) => (
  <Canvas
    id={id}
    top={16}
    height={264}
    title="Logical replication"
    description={
      'The publisher writes its WAL. A replication slot decodes the WAL into changes of rows and sends them to the ' +
      'subscriber, which applies them. The subscriber confirms what it has applied; ' +
      'until then the slot keeps the WAL that is still needed. Changes to the schema, DDL, and the values of ' +
      'sequences are not in this stream.'
    }
    stacked={
      <>
        <Box kind="writes">Publisher</Box>
        <Flow>WAL</Flow>
        <Box note="decodes, keeps WAL until confirmed">Slot</Box>
        <Flow kind="changes">row changes</Flow>
        <Flow kind="back">confirmed</Flow>
        <Box>Subscriber</Box>
        <Box kind="optional" note="DDL, sequence values">
          Not carried
        </Box>
      </>
    }
  >
    <path className={css.body} d={box(216, 56, 96, 72) + database(556, 32, 136, 120)} />
    <path className={css.solid} d={database(84, 32, 136, 120)} />
    <path d={arrow([152, 92], [216, 92]) + arrow([488, 108], [312, 108])} />
    <path className={css.accent} d={arrow([312, 76], [488, 76])} />
    <path className={css.dashed} d={line([84, 157], [84, 216], [556, 216], [556, 198])} />
    <path className={css.danger} d={cross(556, 178)} />
    <text x={264} y={80}>
      Slot
    </text>
    <text x={556} y={98}>
      Subscriber
    </text>
    <text x={320} y={240}>
      Not carried
    </text>
    <g className={css.onSolid}>
      <text className={css.strong} x={84} y={98}>
        Publisher
      </text>
    </g>
    <g className={css.note}>
      <text x={184} y={74}>
        WAL
      </text>
      <text x={264} y={104}>
        decodes
      </text>
      <text x={400} y={56}>
        row changes
      </text>
      <text x={400} y={128}>
        confirmed
      </text>
      <text x={264} y={148}>
        keeps WAL
      </text>
      <text x={264} y={172}>
        until confirmed
      </text>
      <text x={320} y={264}>
        DDL, sequence values
      </text>
    </g>
  </Canvas>
);
