import css from './drawing.module.css';
import { arrow, box, Canvas, database, type Drawing, line } from './parts';
import { Box, Flow } from './stacked';

const CLIENTS = [24, 52, 80, 108, 136, 164, 192, 220, 248];

/** Many client connections sharing the few that a database needs. */
export const ConnectionPooling: Drawing = ({ id }) => (
  <Canvas
    id={id}
    height={320}
    title="Connection pooling"
    description={
      'Many clients hold a connection to the pooler. The pooler holds a few connections to Postgres and lends one ' +
      'to a client for the length of a transaction, then to the next. ' +
      'Postgres runs a process for each connection, so fewer connections leave it more memory and processor time ' +
      'for queries.'
    }
    stacked={
      <>
        <Box>Many clients</Box>
        <Flow>a connection each</Flow>
        <Box note="pool_mode = transaction">Pooler</Box>
        <Flow kind="changes">few connections</Flow>
        <Box kind="writes">Postgres</Box>
      </>
    }
  >
    <path d={CLIENTS.map((y) => line([32, y], [88, y], [232, 82 + Math.round(y * 0.4)])).join('')} />
    <path className={css.body} d={CLIENTS.map((y) => `M16 ${y - 8}h16v16h-16z`).join('') + box(232, 64, 112, 144)} />
    <path
      className={css.accent}
      d={arrow([344, 108], [512, 108]) + arrow([344, 136], [512, 136]) + arrow([344, 164], [512, 164])}
    />
    <path className={css.solid} d={database(568, 76, 112, 120)} />
    <text x={288} y={136}>
      Pooler
    </text>
    <g className={css.onSolid}>
      <text className={css.strong} x={568} y={142}>
        Postgres
      </text>
    </g>
    <text x={428} y={82}>
      Few connections
    </text>
    <g textAnchor="start">
      <text x={16} y={288}>
        Many clients
      </text>
    </g>
    <g className={css.note} textAnchor="end">
      <text x={624} y={288}>
        pool_mode = transaction
      </text>
    </g>
  </Canvas>
);
