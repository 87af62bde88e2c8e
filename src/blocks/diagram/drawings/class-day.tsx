import { STUDENTS_PER_CLASS_MAX } from '@/platform/constants';
import css from './drawing.module.css';
import { box, bracket, Canvas, type Drawing } from './parts';
import { Box, Flow, Row } from './stacked';

/** Where each of the day's four sessions starts; its exercise follows immediately. */
const SESSIONS = [16, 160, 352, 496];
const SEATS = Array.from({ length: STUDENTS_PER_CLASS_MAX }, (_, seat) => 45 + seat * 50);

/** A day of a live class: every session is followed by an exercise, and each student has a database. */
export const ClassDay: Drawing = ({ id }) => (
  <Canvas
    id={id}
    height={256}
    title="A day of a live class"
    description={
      'The day has four sessions, two before and two after lunch. In each the instructor explains a subject, ' +
      `and an exercise on it follows at once. A class has at most ${STUDENTS_PER_CLASS_MAX} seats, ` +
      'and each student works on a database of their own.'
    }
    stacked={
      <>
        <Row>
          <Box>Talk</Box>
          <Box kind="writes">Try</Box>
        </Row>
        <Flow>morning</Flow>
        <Row>
          <Box>Talk</Box>
          <Box kind="writes">Try</Box>
        </Row>
        <Flow>lunch</Flow>
        <Row>
          <Box>Talk</Box>
          <Box kind="writes">Try</Box>
        </Row>
        <Flow>afternoon</Flow>
        <Row>
          <Box>Talk</Box>
          <Box kind="writes">Try</Box>
        </Row>
        <Flow />
        <Box>{`At most ${STUDENTS_PER_CLASS_MAX} seats, each with a database`}</Box>
      </>
    }
  >
    <path className={css.body} d={SESSIONS.map((x) => box(x, 16, 64, 48)).join('')} />
    <path className={css.solid} d={SESSIONS.map((x) => box(x + 64, 16, 64, 48)).join('')} />
    <path
      d={
        bracket(16, 288, 82) +
        bracket(352, 624, 82) +
        SEATS.map((x) => `M${x - 9} 152a9 9 0 1 1 0 .1zm-6 32a15 15 0 0 1 30 0`).join('')
      }
    />
    <path className={css.body} d={SEATS.map((x) => `M${x - 18} 180h36v24h-36z`).join('')} />
    <text x={152} y={104}>
      Morning
    </text>
    <text x={488} y={104}>
      Afternoon
    </text>
    <text className={css.strong} x={320} y={236}>
      {`At most ${STUDENTS_PER_CLASS_MAX} seats, each with a database`}
    </text>
    <g className={css.note}>
      <text x={320} y={40}>
        lunch
      </text>
      {SESSIONS.map((x) => (
        <text key={x} x={x + 32} y={40}>
          talk
        </text>
      ))}
      <g className={css.onSolid}>
        {SESSIONS.map((x) => (
          <text key={x} x={x + 96} y={40}>
            try
          </text>
        ))}
      </g>
    </g>
  </Canvas>
);
