import { EXAM_DURATION_MINUTES, EXAM_PASS_MARK_PERCENT } from '@/platform/constants';
import css from './drawing.module.css';
import { box, Canvas, type Drawing } from './parts';
import { Box, Flow } from './stacked';

/** The steps of learning Postgres, from the first query to the certificate. */
export const LearningPath: Drawing = ({ id }) => (
  <Canvas
    id={id}
    top={10}
    height={294}
    title="A path through the training"
    description={
      'Four steps that build on each other. Foundations: SQL, and how Postgres works. ' +
      'Operations: backup, high availability, and security. Tuning: reading query plans and finding what is slow. ' +
      `The path ends with the certificate, which an exam of ${EXAM_DURATION_MINUTES} minutes gives to those who ` +
      `reach ${EXAM_PASS_MARK_PERCENT} percent.`
    }
    stacked={
      <>
        <Box note="SQL">Foundations</Box>
        <Flow kind="changes" />
        <Box note="backup, HA">Operations</Box>
        <Flow kind="changes" />
        <Box note="plans">Tuning</Box>
        <Flow kind="changes" />
        <Box kind="writes" note={`${EXAM_DURATION_MINUTES} minutes, ${EXAM_PASS_MARK_PERCENT}% to pass`}>
          Certified
        </Box>
      </>
    }
  >
    <path className={css.body} d={box(16, 224, 152, 64) + box(168, 168, 152, 120) + box(320, 112, 152, 176)} />
    <path className={css.solid} d={`${box(472, 56, 152, 232)}M564 92l-22 24l-12-12`} />
    <path className={css.accent} d="M16 224h152v-56h152v-56h152v-56h152" />
    <text x={92} y={204}>
      Foundations
    </text>
    <text x={244} y={148}>
      Operations
    </text>
    <text x={396} y={92}>
      Tuning
    </text>
    <text className={css.strong} x={548} y={36}>
      Certified
    </text>
    <g className={css.note}>
      <text x={92} y={256}>
        SQL
      </text>
      <text x={244} y={256}>
        backup, HA
      </text>
      <text x={396} y={256}>
        plans
      </text>
      <g className={css.onSolid}>
        <text x={548} y={232}>
          {`${EXAM_DURATION_MINUTES} minutes`}
        </text>
        <text x={548} y={256}>
          {`${EXAM_PASS_MARK_PERCENT}% to pass`}
        </text>
      </g>
    </g>
  </Canvas>
);
