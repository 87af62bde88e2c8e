import css from './drawing.module.css';
import { arrow, arrowParts, box, Canvas, database, type Drawing } from './parts';
import { Box, Flow, Row } from './stacked';

const NOT_WAITED_FOR = arrowParts([320, 182], [348, 182], [348, 250], [512, 250]);

/** A commit that returns as soon as either of two standbys has flushed its WAL. */
export const QuorumCommit: Drawing = ({ id }) => (
  <Canvas
    id={id}
    top={8}
    height={336}
    title="Commit with a quorum of one of two standbys"
    description={
      'One: the client sends COMMIT to the primary. Two: the primary flushes its WAL and streams it to both ' +
      'standbys. Three: one standby confirms that it has flushed the WAL to disk. ' +
      'Four: the primary answers the client, without waiting for the other standby. ' +
      "The setting is synchronous_standby_names = 'ANY 1 (s1, s2)'."
    }
    stacked={
      <>
        <Box>Client</Box>
        <Flow>1 COMMIT</Flow>
        <Box kind="writes">Primary</Box>
        <Flow>2 WAL, to both</Flow>
        <Row>
          <Box>Standby</Box>
          <Box kind="optional">Standby</Box>
        </Row>
        <Flow kind="back">3 flushed, by one of them</Flow>
        <Box kind="writes">Primary</Box>
        <Flow kind="changes">4 OK</Flow>
        <Box>Client</Box>
      </>
    }
  >
    <path className={css.body} d={box(16, 128, 88, 56) + database(568, 24) + database(568, 200)} />
    <path className={css.solid} d={database(264, 108, 112, 96)} />
    <path d={arrow([104, 142], [208, 142]) + arrow([320, 134], [348, 134], [348, 60], [512, 60])} />
    <path className={css.dashed} d={NOT_WAITED_FOR.shaft} />
    <path d={NOT_WAITED_FOR.tip} />
    <path className={css.accent} d={arrow([512, 86], [376, 86], [376, 158], [320, 158]) + arrow([208, 170], [104, 170])} />
    <text x={60} y={156}>
      Client
    </text>
    <text x={568} y={74}>
      Standby
    </text>
    <text x={568} y={250}>
      Standby
    </text>
    <g className={css.onSolid}>
      <text className={css.strong} x={264} y={162}>
        Primary
      </text>
    </g>
    <g className={css.note}>
      <text x={156} y={124}>
        1 COMMIT
      </text>
      <text x={430} y={42}>
        2 WAL
      </text>
      <text x={444} y={106}>
        3 flushed
      </text>
      <text x={156} y={190}>
        4 OK
      </text>
      <text x={430} y={232}>
        2 WAL
      </text>
      <text x={320} y={324}>
        synchronous_standby_names = 'ANY 1 (s1, s2)'
      </text>
    </g>
  </Canvas>
);
