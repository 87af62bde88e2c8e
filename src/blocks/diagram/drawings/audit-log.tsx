import css from './drawing.module.css';
import { arrow, box, Canvas, type Drawing } from './parts';
import { Box, Flow } from './stacked';

/** The statements of the example, and the mode by which each is logged. */
const STATEMENTS = [
  ['select holder'],
  ['select pan', 'OBJECT'],
  ['select note'],
  ['create role', 'SESSION'],
  ['alter table', 'SESSION'],
  ['do: select pan', 'OBJECT'],
].map(([statement, mode], row) => ({ statement, mode, y: 48 + row * 44 }));

const LOGGED = STATEMENTS.filter(({ mode }) => mode !== undefined);

/** Which statements pgaudit writes to the log: some by their class, some by what they read. */
export const AuditLog: Drawing = ({ id }) => (
  <Canvas
    id={id}
    height={320}
    title="Which statements pgaudit logs"
    description={
      'Six statements pass pgaudit, and four are logged. Session logging of the classes ddl and role records ' +
      'CREATE ROLE and ALTER TABLE. Object logging records the two reads of the column pan, one of them in a ' +
      'dynamic statement, because the role auditor has a grant on this column. ' +
      'Reads of the column holder and of the table note are not logged.'
    }
    stacked={
      <>
        <Box note="two of them are not logged">Six statements</Box>
        <Flow kind="changes">OBJECT: two that read pan</Flow>
        <Flow>SESSION: two of ddl, role</Flow>
        <Box kind="writes">Four lines in the log</Box>
      </>
    }
  >
    <path
      className={css.body}
      d={
        STATEMENTS.map(({ y }) => box(16, y, 176, 32)).join('') +
        box(264, 48, 112, 252) +
        LOGGED.map(({ y }) => box(488, y, 136, 32)).join('')
      }
    />
    <path
      d={
        STATEMENTS.map(({ y }) => arrow([192, y + 16], [264, y + 16])).join('') +
        arrow([376, 196], [488, 196]) +
        arrow([376, 240], [488, 240])
      }
    />
    <path className={css.accent} d={arrow([376, 108], [488, 108]) + arrow([376, 284], [488, 284])} />
    <text className={css.strong} x={320} y={174}>
      pgaudit
    </text>
    <g className={css.strong}>
      <text x={104} y={24}>
        Statements
      </text>
      <text x={556} y={24}>
        Log
      </text>
    </g>
    <g className={css.note}>
      {STATEMENTS.map(({ statement, y }) => (
        <text key={y} x={104} y={y + 16}>
          {statement}
        </text>
      ))}
      {LOGGED.map(({ mode, y }) => (
        <text key={y} x={556} y={y + 16}>
          {mode}
        </text>
      ))}
      <text x={432} y={88}>
        a grant
      </text>
      <text x={432} y={176}>
        a class
      </text>
    </g>
  </Canvas>
);
