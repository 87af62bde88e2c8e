import css from './drawing.module.css';
import { arrow, box, Canvas, type Drawing } from './parts';
import { Box, Row } from './stacked';

/** Where three kinds of messages go, and what comes back. */
export const ContactRoutes: Drawing = ({ id }) => (
  <Canvas
    id={id}
    height={288}
    title="Where your message goes"
    description={
      'A question about a price, a plan, or a project goes through the form on this page, and a person answers by email. ' +
      'When production is down, open a case in the support portal, which has response times by contract. ' +
      'A vulnerability goes to the address of the disclosure policy, which grants safe harbor for lawful research.'
    }
    stacked={
      <>
        <Row>
          <Box>Price, plan, project</Box>
          <Box kind="writes" note="a person, by email">
            This form
          </Box>
        </Row>
        <Row>
          <Box>Production is down</Box>
          <Box note="times by contract">Support portal</Box>
        </Row>
        <Row>
          <Box>Vulnerability</Box>
          <Box note="safe harbor">Disclosure policy</Box>
        </Row>
      </>
    }
  >
    <path
      className={css.body}
      d={box(16, 16, 184, 64) + box(16, 112, 184, 64) + box(16, 208, 184, 64) + box(256, 112, 168, 64) + box(256, 208, 168, 64)}
    />
    <path className={css.solid} d={box(256, 16, 168, 64)} />
    <path
      d={
        arrow([200, 144], [256, 144]) +
        arrow([200, 240], [256, 240]) +
        arrow([424, 48], [472, 48]) +
        arrow([424, 144], [472, 144]) +
        arrow([424, 240], [472, 240])
      }
    />
    <path className={css.accent} d={arrow([200, 48], [256, 48])} />
    <text x={108} y={48}>
      Price, plan, project
    </text>
    <text x={108} y={144}>
      Production is down
    </text>
    <text x={108} y={240}>
      Vulnerability
    </text>
    <g className={css.onSolid}>
      <text className={css.strong} x={340} y={48}>
        This form
      </text>
    </g>
    <text x={340} y={144}>
      Support portal
    </text>
    <text x={340} y={240}>
      Disclosure policy
    </text>
    <g className={css.note} textAnchor="start">
      <text x={484} y={36}>
        a person,
      </text>
      <text x={484} y={60}>
        by email
      </text>
      <text x={484} y={132}>
        times by
      </text>
      <text x={484} y={156}>
        contract
      </text>
      <text x={484} y={228}>
        safe harbor
      </text>
      <text x={484} y={252}>
        for research
      </text>
    </g>
  </Canvas>
);
