import css from './drawing.module.css';
import { arrow, box, Canvas, cross, database, type Drawing, line } from './parts';
import { Box, Flow } from './stacked';

const NODES = [
  [100, 'A', 'failed'],
  [320, 'B', 'primary'],
  [540, 'C', 'standby'],
] as const;

/** Agents that hold or compete for the leader lease in a quorum store during a failover. */
export const ClusterManager: Drawing = ({ id }) => (
  <Canvas
    id={id}
    height={328}
    title="How a cluster manager fails over"
    description={
      'Every node has an agent, and all agents use one quorum store, which gives out a single leader lease. ' +
      'One: node A fails and no longer renews the lease, so it expires. ' +
      'Two: the agent of node B takes the lease and promotes B to primary. ' +
      'Three: the agent of node C sees who leads, and C streams WAL from B. ' +
      'Without the lease no node takes writes, so there are never two primaries.'
    }
    stacked={
      <>
        <Box kind="optional" note="1 lease expires">
          A failed
        </Box>
        <Flow />
        <Box note="one lease: B">Quorum store</Box>
        <Flow kind="changes">2 B takes it</Flow>
        <Box kind="writes">B primary</Box>
        <Flow>WAL</Flow>
        <Box note="3 C follows">C standby</Box>
      </>
    }
  >
    <path className={`${css.body} ${css.dashed}`} d={NODES.map(([x]) => box(x - 84, 140, 168, 180)).join('')} />
    <path
      className={css.body}
      d={
        box(208, 12, 224, 64) +
        NODES.map(([x]) => box(x - 56, 156, 112, 36)).join('') +
        database(100, 208, 112, 76) +
        database(540, 208, 112, 76)
      }
    />
    <path className={css.solid} d={database(320, 208, 112, 76)} />
    <path className={css.dashed} d={line([100, 151], [100, 44], [203, 44])} />
    <path d={arrow([540, 156], [540, 44], [432, 44]) + arrow([376, 250], [484, 250])} />
    <path className={css.accent} d={arrow([320, 156], [320, 76])} />
    <path className={css.danger} d={cross(100, 98)} />
    <text className={css.strong} x={320} y={32}>
      Quorum store
    </text>
    {NODES.map(([x, node]) => (
      <text key={node} x={x} y={174}>
        Agent
      </text>
    ))}
    <text x={100} y={254}>
      A
    </text>
    <text x={540} y={254}>
      C
    </text>
    <g className={css.onSolid}>
      <text className={css.strong} x={320} y={254}>
        B
      </text>
    </g>
    <g className={css.note}>
      <text x={320} y={57}>
        one lease: B
      </text>
      <text x={104} y={22}>
        1 lease expires
      </text>
      <text x={396} y={108}>
        2 B takes it
      </text>
      <text x={544} y={22}>
        3 C follows
      </text>
      <text x={430} y={232}>
        WAL
      </text>
      {NODES.map(([x, node, role]) => (
        <text key={node} x={x} y={302}>
          {role}
        </text>
      ))}
    </g>
  </Canvas>
);
