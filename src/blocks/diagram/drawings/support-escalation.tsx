import css from './drawing.module.css';
import { arrow, box, Canvas, type Drawing } from './parts';
import { Box, Flow } from './stacked';

const SEVERITIES = ['1 production is down', '2 impaired', '3 limited fault', '4 question'];

/** Who handles a case: a support engineer, then a developer, then the community. */
export const SupportEscalation: Drawing = ({ id }) => (
  <Canvas
    id={id}
    top={8}
    height={276}
    title="Who works on a support case"
    description={
      'Your case goes to an engineer, who answers it. A bug goes on to a developer of the product, who fixes it. ' +
      'The patch goes to the PostgreSQL community, which releases it for everyone. ' +
      'How soon depends on the severity: 1, production is down; ' +
      '2, production is impaired; 3, a limited fault; 4, a question.'
    }
    stacked={
      <>
        <Box>You</Box>
        <Flow kind="changes">case, by severity</Flow>
        <Box note="answers">Engineer</Box>
        <Flow>bug</Flow>
        <Box note="fixes">Developer</Box>
        <Flow>patch</Flow>
        <Box note="releases">Community</Box>
      </>
    }
  >
    <path
      className={css.body}
      d={box(16, 196, 104, 64) + box(176, 128, 132, 64) + box(340, 72, 132, 64) + box(492, 16, 132, 64)}
    />
    <path d={arrow([242, 128], [242, 104], [340, 104]) + arrow([406, 72], [406, 48], [492, 48])} />
    <path className={css.accent} d={arrow([68, 196], [68, 160], [176, 160])} />
    <text x={68} y={228}>
      You
    </text>
    <text className={css.strong} x={242} y={148}>
      Engineer
    </text>
    <text x={406} y={92}>
      Developer
    </text>
    <text x={558} y={36}>
      Community
    </text>
    <g textAnchor="start">
      <text className={css.strong} x={360} y={172}>
        Severity sets the pace
      </text>
    </g>
    <g className={css.note}>
      <text x={122} y={142}>
        case
      </text>
      <text x={290} y={86}>
        bug
      </text>
      <text x={446} y={30}>
        patch
      </text>
      <text x={242} y={173}>
        answers
      </text>
      <text x={406} y={117}>
        fixes
      </text>
      <text x={558} y={61}>
        releases
      </text>
      <g textAnchor="start">
        {SEVERITIES.map((severity, row) => (
          <text key={severity} x={360} y={198 + row * 24}>
            {severity}
          </text>
        ))}
      </g>
    </g>
  </Canvas>
);
