import css from './drawing.module.css';
import { arrow, box, Canvas, database, type Drawing, line } from './parts';
import { Box, Flow, Row } from './stacked';

const VIEWS = [
  [180, 'pg_stat_activity', 'waits, locks'],
  [208, 'pg_stat_statements', 'slow queries'],
  [236, 'pg_stat_replication', 'lag of standbys'],
] as const;

/** From the Postgres statistics views to the person on call. */
export const MonitoringStack: Drawing = ({ id }) => (
  <Canvas
    id={id}
    top={8}
    height={244}
    title="A monitoring stack for Postgres"
    description={
      'Postgres shows what it does in views: pg_stat_activity for waits and locks, pg_stat_statements for slow ' +
      'queries, pg_stat_replication for the lag of standbys. An agent, also called exporter, reads them with SQL ' +
      'at short intervals and sends the figures to a store of time series. ' +
      'Charts and alert rules read the store, and an alert calls the person on duty.'
    }
    stacked={
      <>
        <Box kind="writes" note={VIEWS.map(([, view]) => view).join(' ')}>
          Postgres
        </Box>
        <Flow>SQL</Flow>
        <Box note="exporter">Agent</Box>
        <Flow />
        <Box note="time series">Store</Box>
        <Flow kind="changes" />
        <Row>
          <Box>Charts</Box>
          <Box>Alerts</Box>
        </Row>
        <Flow kind="changes">a rule fires</Flow>
        <Box>On call</Box>
      </>
    }
  >
    <path className={css.faint} d={line([80, 128], [80, 162])} />
    <path
      className={css.body}
      d={box(216, 44, 96, 64) + database(432, 24, 112, 104) + box(528, 16, 96, 44) + box(528, 92, 96, 44) + box(528, 196, 96, 44)}
    />
    <path className={css.solid} d={database(80, 24, 128, 104)} />
    <path d={arrow([144, 76], [216, 76]) + arrow([312, 76], [376, 76]) + arrow([488, 76], [508, 76], [508, 38], [528, 38])} />
    <path className={css.accent} d={arrow([488, 76], [508, 76], [508, 114], [528, 114]) + arrow([576, 136], [576, 196])} />
    <text x={264} y={76}>
      Agent
    </text>
    <text x={432} y={82}>
      Store
    </text>
    <text x={576} y={38}>
      Charts
    </text>
    <text x={576} y={114}>
      Alerts
    </text>
    <text x={576} y={218}>
      On call
    </text>
    <g className={css.onSolid}>
      <text className={css.strong} x={80} y={82}>
        Postgres
      </text>
    </g>
    <g className={css.note}>
      <text x={180} y={58}>
        SQL
      </text>
      <text x={264} y={126}>
        exporter
      </text>
      <text x={432} y={148}>
        time series
      </text>
    </g>
    <g className={css.note} textAnchor="start">
      {VIEWS.map(([y, view]) => (
        <text key={view} x={16} y={y}>
          {view}
        </text>
      ))}
    </g>
    <g textAnchor="start">
      {VIEWS.map(([y, view, shows]) => (
        <text key={view} x={256} y={y}>
          {shows}
        </text>
      ))}
    </g>
  </Canvas>
);
