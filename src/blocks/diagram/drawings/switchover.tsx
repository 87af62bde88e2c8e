import css from './drawing.module.css';
import { arrow, box, Canvas, database, type Drawing, line } from './parts';
import { Box, Flow, Row } from './stacked';

/** A planned switchover: two nodes swap roles without losing a transaction. */
export const Switchover: Drawing = ({ id }) => (
  <Canvas
    id={id}
    height={304}
    title="A planned switchover"
    description={
      'Before the switchover, clients write to node A, which streams its WAL to the standby, node B. ' +
      'Writes on A stop, B replays everything that A has written, and B is promoted. ' +
      'Afterwards clients write to B, and A follows it as standby. No committed transaction is lost.'
    }
    stacked={
      <>
        <Row>
          <Box kind="writes" note="primary">
            A
          </Box>
          <Box note="standby">B</Box>
        </Row>
        <Flow kind="changes">writes stop, B replays the rest</Flow>
        <Row>
          <Box note="standby">A</Box>
          <Box kind="writes" note="primary">
            B
          </Box>
        </Row>
      </>
    }
  >
    <path className={css.faint} d={line([320, 64], [320, 288])} />
    <path
      className={css.body}
      d={box(104, 64, 104, 44) + box(432, 64, 104, 44) + database(232, 168, 96) + database(408, 168, 96)}
    />
    <path className={css.solid} d={database(80, 168, 96) + database(560, 168, 96)} />
    <path
      d={
        arrow([104, 86], [80, 86], [80, 168]) +
        arrow([536, 86], [560, 86], [560, 168]) +
        arrow([128, 216], [184, 216]) +
        arrow([512, 216], [456, 216])
      }
    />
    <path className={css.accent} d={arrow([208, 28], [440, 28])} />
    <text x={156} y={86}>
      Clients
    </text>
    <text x={484} y={86}>
      Clients
    </text>
    <text x={232} y={218}>
      B
    </text>
    <text x={408} y={218}>
      A
    </text>
    <g className={css.strong}>
      <text x={156} y={28}>
        Before
      </text>
      <text x={484} y={28}>
        After
      </text>
    </g>
    <g className={css.onSolid}>
      <text x={80} y={218}>
        A
      </text>
      <text x={560} y={218}>
        B
      </text>
    </g>
    <g className={css.note}>
      <text x={156} y={198}>
        WAL
      </text>
      <text x={484} y={198}>
        WAL
      </text>
      <text x={80} y={278}>
        primary
      </text>
      <text x={232} y={278}>
        standby
      </text>
      <text x={408} y={278}>
        standby
      </text>
      <text x={560} y={278}>
        primary
      </text>
    </g>
  </Canvas>
);
