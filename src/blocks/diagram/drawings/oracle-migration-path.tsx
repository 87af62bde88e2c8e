import css from './drawing.module.css';
import { arrow, arrowParts, Canvas, database, type Drawing, line } from './parts';
import { Box, Flow } from './stacked';

const DATA = arrowParts([144, 102], [496, 102]);

const STEPS = [
  [80, 'Assess'],
  [200, 'Convert'],
  [320, 'Copy'],
  [440, 'Test'],
  [560, 'Cut over'],
] as const;

/** The migration path from Oracle to Postgres: what moves and in which steps. */
export const OracleMigrationPath: Drawing = ({ id }) => (
  <Canvas
    id={id}
    top={8}
    height={262}
    title="The path of a migration from Oracle to Postgres"
    description={
      'Schema and PL/SQL code are converted from Oracle to Postgres; ' +
      'the data is copied once, and changes keep flowing until the switch. ' +
      'The steps are: assess what there is, convert schema and code, copy the data, test applications against ' +
      'Postgres, and cut over. Until the cutover Oracle stays in service.'
    }
    stacked={
      <>
        <Box note="stays in service until the cutover">Oracle</Box>
        <Flow>1 assess</Flow>
        <Flow>2 convert schema, PL/SQL</Flow>
        <Flow>3 copy data, then its changes</Flow>
        <Flow>4 test</Flow>
        <Flow kind="changes">5 cut over</Flow>
        <Box kind="writes">Postgres</Box>
      </>
    }
  >
    <path className={css.body} d={database(80, 24, 128, 104)} />
    <path className={css.solid} d={database(560, 24, 128, 104)} />
    <path d={arrow([144, 62], [496, 62])} />
    <path className={css.dashed} d={DATA.shaft} />
    <path d={DATA.tip} />
    <path d={line([80, 200], [560, 200])} />
    <path
      className={css.body}
      d={STEPS.slice(0, -1)
        .map(([x]) => `M${x - 20} 200a20 20 0 1 1 0 .1z`)
        .join('')}
    />
    <path className={`${css.body} ${css.accent}`} d="M540 200a20 20 0 1 1 0 .1z" />
    <text x={80} y={82}>
      Oracle
    </text>
    <g className={css.onSolid}>
      <text className={css.strong} x={560} y={82}>
        Postgres
      </text>
    </g>
    {STEPS.map(([x, step]) => (
      <text key={step} x={x} y={244}>
        {step}
      </text>
    ))}
    <g className={css.note}>
      <text x={320} y={44}>
        schema, PL/SQL
      </text>
      <text x={320} y={122}>
        data, then its changes
      </text>
      {STEPS.map(([x, step], index) => (
        <text key={step} x={x} y={200}>
          {index + 1}
        </text>
      ))}
    </g>
  </Canvas>
);
