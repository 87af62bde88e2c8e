import css from './drawing.module.css';
import { arrow, box, Canvas, database, type Drawing, line } from './parts';
import { Box, Flow, Row } from './stacked';

/** A Postgres cluster managed by an operator across three Kubernetes availability zones. */
export const KubernetesCluster: Drawing = ({ id }) => (
  <Canvas
    id={id}
    height={400}
    title="A Postgres cluster on Kubernetes"
    description={
      'The operator reads the Cluster resource and keeps three pods in line with it: a primary in zone a and a ' +
      'replica each in zones b and c. The primary streams its WAL to both replicas. ' +
      'The service whose name ends in -rw leads to the primary, the one ending in -ro to the replicas. ' +
      'WAL and base backups go to an object store.'
    }
    stacked={
      <>
        <Box note="reads the Cluster resource">Operator</Box>
        <Flow kind="changes">keeps three pods</Flow>
        <Box kind="writes" note="zone a, service -rw">
          Primary
        </Box>
        <Flow>WAL</Flow>
        <Row>
          <Box note="zone b, -ro">Replica</Box>
          <Box note="zone c, -ro">Replica</Box>
        </Row>
        <Flow>WAL and base backups</Flow>
        <Box>Object store</Box>
      </>
    }
  >
    <path className={`${css.body} ${css.dashed}`} d={box(16, 88, 192, 184) + box(224, 88, 192, 184) + box(432, 88, 192, 184)} />
    <path
      className={css.body}
      d={
        box(64, 12, 96, 40) +
        box(376, 12, 96, 40) +
        database(320, 128, 112, 84) +
        database(528, 128, 112, 84) +
        box(16, 328, 192, 56) +
        box(248, 328, 144, 56) +
        box(432, 328, 192, 56)
      }
    />
    <path className={css.solid} d={database(112, 128, 112, 84)} />
    <path
      d={
        arrow([112, 52], [112, 128]) +
        arrow([424, 52], [424, 72], [320, 72], [320, 128]) +
        arrow([424, 52], [424, 72], [528, 72], [528, 128]) +
        arrow([112, 212], [112, 328])
      }
    />
    <path d={line([112, 240], [528, 240]) + arrow([320, 245], [320, 212]) + arrow([528, 245], [528, 212])} />
    <path className={css.accent} d={arrow([392, 356], [432, 356]) + arrow([528, 328], [528, 272])} />
    <text x={320} y={178}>
      Replica
    </text>
    <text x={528} y={178}>
      Replica
    </text>
    <text x={112} y={356}>
      Object store
    </text>
    <text x={320} y={356}>
      Cluster
    </text>
    <text x={528} y={356}>
      Operator
    </text>
    <g className={css.onSolid}>
      <text className={css.strong} x={112} y={178}>
        Primary
      </text>
    </g>
    <g className={css.note}>
      <text x={112} y={32}>
        -rw
      </text>
      <text x={424} y={32}>
        -ro
      </text>
      <text x={58} y={106}>
        zone a
      </text>
      <text x={266} y={106}>
        zone b
      </text>
      <text x={474} y={106}>
        zone c
      </text>
    </g>
  </Canvas>
);
