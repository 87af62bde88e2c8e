import css from './drawing.module.css';
import { box, bracket, Canvas, cross, type Drawing, line } from './parts';
import { Box, Flow } from './stacked';

/** The timeline from a primary's failure until clients can write again, and what counts toward RPO and RTO. */
export const FailoverTimeline: Drawing = ({ id }) => (
  <Canvas
    id={id}
    height={272}
    title="Timeline of a failover"
    description={
      'Node A is primary until it fails. The failure is detected, node B is promoted from standby to primary, ' +
      'and the clients reconnect to it. The time from the failure until clients write again counts to the recovery ' +
      'time objective, RTO. What was committed after the last WAL that node B received, up to the failure, ' +
      'counts to the recovery point objective, RPO; with synchronous replication that is nothing.'
    }
    stacked={
      <>
        <Box kind="writes">A, primary</Box>
        <Flow>last WAL that B receives</Flow>
        <Box note="data at risk until the failure">RPO</Box>
        <Flow kind="changes">failure, detected</Flow>
        <Box kind="writes">B promoted</Box>
        <Flow kind="changes">clients reconnect</Flow>
        <Box note="time without writes since the failure">RTO</Box>
      </>
    }
  >
    <path
      className={css.faint}
      d={
        line([84, 96], [84, 136]) +
        line([204, 48], [204, 136]) +
        line([316, 96], [316, 136]) +
        line([424, 96], [424, 136]) +
        line([556, 96], [556, 136])
      }
    />
    <path className={css.body} d={box(16, 64, 408, 32)} />
    <path className={css.solid} d={box(16, 16, 188, 32) + box(424, 64, 200, 32)} />
    <path className={css.danger} d={cross(222, 32)} />
    <path d={`M16 136H624M84 131v10m120-10v10m112-10v10m108-10v10m132-10v10${bracket(84, 202, 200)}`} />
    <path className={css.accent} d={bracket(206, 556, 200)} />
    <text x={84} y={160}>
      Last WAL
    </text>
    <text x={204} y={160}>
      Failure
    </text>
    <text x={316} y={160}>
      Detected
    </text>
    <text x={424} y={160}>
      Promoted
    </text>
    <text x={556} y={160}>
      Reconnected
    </text>
    <text x={220} y={80}>
      B, standby
    </text>
    <g className={css.strong}>
      <text x={143} y={222}>
        RPO
      </text>
      <text x={381} y={222}>
        RTO
      </text>
    </g>
    <g className={css.onSolid}>
      <text x={110} y={32}>
        A, primary
      </text>
      <text x={524} y={80}>
        B, primary
      </text>
    </g>
    <g className={css.note}>
      <text x={143} y={246}>
        data at risk
      </text>
      <text x={381} y={246}>
        time without writes
      </text>
    </g>
  </Canvas>
);
