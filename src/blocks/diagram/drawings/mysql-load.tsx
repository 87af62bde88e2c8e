import css from './drawing.module.css';
import { arrow, Canvas, database, type Drawing } from './parts';
import { Box, Flow } from './stacked';

/** Three runs of pgloader, and what each of them brings to PostgreSQL. */
export const MysqlLoad: Drawing = ({ id }) => (
  <Canvas
    id={id}
    height={304}
    title="Three runs of pgloader"
    description={
      'MariaDB has 5,002 customers and 20,000 orders. The first run leaves two empty tables and exit status 0. ' +
      'The second, with cast rules, copies all rows but no foreign key. ' +
      'The third, after references were granted, creates the key, too.'
    }
    stacked={
      <>
        <Box note="25,002 rows">MariaDB</Box>
        <Flow>1 default types: 0 rows</Flow>
        <Flow>2 cast rules: 25,002 rows</Flow>
        <Flow kind="changes">3 references granted: the key</Flow>
        <Box kind="writes">PostgreSQL</Box>
      </>
    }
  >
    <path className={css.body} d={database(84, 16, 136, 272)} />
    <path className={css.solid} d={database(556, 16, 136, 272)} />
    <path className={css.danger} d={arrow([152, 72], [488, 72])} />
    <path d={arrow([152, 160], [488, 160])} />
    <path className={css.accent} d={arrow([152, 248], [488, 248])} />
    <text x={84} y={144}>
      MariaDB
    </text>
    <g className={css.onSolid}>
      <text className={css.strong} x={556} y={156}>
        PostgreSQL
      </text>
    </g>
    <g className={css.note}>
      <text x={84} y={170}>
        25,002 rows
      </text>
      <text x={320} y={50}>
        1 default types
      </text>
      <text x={320} y={94}>
        0 rows, exit status 0
      </text>
      <text x={320} y={138}>
        2 cast rules
      </text>
      <text x={320} y={182}>
        25,002 rows, no key
      </text>
      <text x={320} y={226}>
        3 references granted
      </text>
      <text x={320} y={270}>
        25,002 rows and the key
      </text>
    </g>
  </Canvas>
);
