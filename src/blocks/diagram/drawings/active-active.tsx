import css from './drawing.module.css';
import { arrow, box, Canvas, database, type Drawing, doubleArrow } from './parts';
import { Box, Flow, Row } from './stacked';

/** Three nodes in a mesh, each accepting writes from the applications near it. */
export const ActiveActive: Drawing = ({ id }) => (
  <Canvas
    id={id}
    height={400}
    title="Active-active replication between three regions"
    description={
      'Three nodes, in Europe, America, and Asia, all take writes. Each application writes to the node nearest to ' +
      'it. Every node sends its changes to both others by logical replication, so the three form a mesh. ' +
      'When two nodes change the same row at the same time, a conflict rule, such as the last update wins, ' +
      'lets all of them end with the same row.'
    }
    stacked={
      <>
        <Row>
          <Box kind="writes" note="app near it">
            Europe
          </Box>
          <Box kind="writes" note="app near it">
            America
          </Box>
        </Row>
        <Flow kind="both">logical replication</Flow>
        <Box kind="writes" note="app near it">
          Asia
        </Box>
        <Flow kind="changes">two changes of one row</Flow>
        <Box note="row by row">Conflicts resolved</Box>
      </>
    }
  >
    <path className={css.body} d={box(248, 8, 144, 40) + box(36, 352, 144, 40) + box(460, 352, 144, 40)} />
    <path className={css.solid} d={database(320, 84) + database(108, 228) + database(532, 228)} />
    <path d={arrow([320, 48], [320, 84]) + arrow([108, 352], [108, 316]) + arrow([532, 352], [532, 316])} />
    <path
      className={css.accent}
      d={doubleArrow([264, 148], [156, 230]) + doubleArrow([376, 148], [484, 230]) + doubleArrow([164, 280], [476, 280])}
    />
    <text x={320} y={28}>
      Application
    </text>
    <text x={108} y={372}>
      Application
    </text>
    <text x={532} y={372}>
      Application
    </text>
    <g className={css.onSolid}>
      <text x={320} y={134}>
        Europe
      </text>
      <text x={108} y={278}>
        America
      </text>
      <text x={532} y={278}>
        Asia
      </text>
    </g>
    <text x={320} y={222}>
      Conflicts resolved
    </text>
    <g className={css.note}>
      <text x={320} y={246}>
        row by row
      </text>
      <text x={320} y={302}>
        logical replication
      </text>
    </g>
  </Canvas>
);
