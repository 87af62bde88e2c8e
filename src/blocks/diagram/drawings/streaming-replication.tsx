import css from './drawing.module.css';
import { arrow, arrowParts, box, Canvas, database, type Drawing } from './parts';
import { Box, Flow, Row } from './stacked';

const LAGGING = arrowParts([360, 140], [420, 140], [420, 222], [504, 222]);

/** A primary that streams its write-ahead log to a synchronous and an asynchronous standby. */
export const StreamingReplication: Drawing = ({ id }) => (
  <Canvas
    id={id}
    height={304}
    title="Streaming replication"
    description={
      'An application writes to the primary. The primary streams its write-ahead log, the WAL, to two standbys, ' +
      'which replay it. A commit waits for the synchronous standby; ' +
      'the asynchronous standby follows without holding up commits and may lag a little.'
    }
    stacked={
      <>
        <Box>Application</Box>
        <Flow>SQL</Flow>
        <Box kind="writes">Primary</Box>
        <Flow kind="changes">WAL</Flow>
        <Row>
          <Box note="sync">Standby</Box>
          <Box note="async">Standby</Box>
        </Row>
      </>
    }
  >
    <path className={css.body} d={box(16, 112, 144, 56) + database(560, 16) + database(560, 176)} />
    <path className={css.solid} d={database(296, 92, 128, 96)} />
    <path d={arrow([160, 140], [232, 140])} />
    <path className={css.dashed} d={LAGGING.shaft} />
    <path d={LAGGING.tip} />
    <path className={css.accent} d={arrow([360, 140], [420, 140], [420, 62], [504, 62])} />
    <text x={88} y={140}>
      Application
    </text>
    <text x={560} y={66}>
      Standby
    </text>
    <text x={560} y={226}>
      Standby
    </text>
    <g className={css.onSolid}>
      <text className={css.strong} x={296} y={146}>
        Primary
      </text>
    </g>
    <g className={css.note}>
      <text x={196} y={122}>
        SQL
      </text>
      <text x={460} y={44}>
        WAL
      </text>
      <text x={460} y={242}>
        WAL
      </text>
      <text x={560} y={124}>
        sync
      </text>
      <text x={560} y={284}>
        async
      </text>
    </g>
  </Canvas>
);
