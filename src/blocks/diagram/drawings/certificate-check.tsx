import { EXAM_DURATION_MINUTES, EXAM_PASS_MARK_PERCENT } from '@/platform/constants';
import css from './drawing.module.css';
import { arrow, box, Canvas, cross, type Drawing, line } from './parts';
import { Box, Flow } from './stacked';

/** From the exam to a signed record whose signature anyone can verify. */
export const CertificateCheck: Drawing = ({ id }) => (
  <Canvas
    id={id}
    top={16}
    height={272}
    title="How a certificate is checked"
    description={
      `Who passes the exam, ${EXAM_DURATION_MINUTES} minutes with ${EXAM_PASS_MARK_PERCENT} percent to pass, ` +
      'receives a record with name and date. It is signed with a private key. ' +
      'Anyone can check the signature with the public key, without an account: it shows that the record is valid, ' +
      'or that it was altered.'
    }
    stacked={
      <>
        <Box>Exam</Box>
        <Flow>pass</Flow>
        <Box note="name, date, signature">Record</Box>
        <Flow kind="back">signs</Flow>
        <Box>Signing key</Box>
        <Flow kind="changes">check with the public key</Flow>
        <Box note="valid, or altered">Anyone</Box>
      </>
    }
  >
    <path
      className={css.body}
      d={`${box(16, 56, 148, 96)}${box(488, 32, 136, 144)}${box(232, 232, 176, 44)}M240 32h132l28 28v116h-160zm132 0v28h28`}
    />
    <path className={css.faint} d={line([256, 130], [384, 130])} />
    <path d={arrow([164, 104], [240, 104]) + arrow([400, 104], [488, 104]) + arrow([408, 254], [556, 254], [556, 176])} />
    <path className={css.accent} d={`${arrow([320, 232], [320, 176])}M500 108l7 8l13-15`} />
    <path className={css.danger} d={cross(510, 144)} />
    <text className={css.strong} x={90} y={80}>
      Exam
    </text>
    <text className={css.strong} x={320} y={72}>
      Record
    </text>
    <text className={css.strong} x={556} y={62}>
      Anyone
    </text>
    <text x={320} y={254}>
      Signing key
    </text>
    <g textAnchor="start">
      <text x={534} y={108}>
        valid
      </text>
      <text x={534} y={144}>
        altered
      </text>
    </g>
    <g className={css.note}>
      <text x={90} y={106}>
        {`${EXAM_DURATION_MINUTES} minutes`}
      </text>
      <text x={90} y={130}>
        {`${EXAM_PASS_MARK_PERCENT}% to pass`}
      </text>
      <text x={202} y={86}>
        pass
      </text>
      <text x={320} y={104}>
        name, date
      </text>
      <text x={320} y={154}>
        signature
      </text>
      <text x={444} y={86}>
        check
      </text>
      <text x={358} y={204}>
        signs
      </text>
      <text x={482} y={236}>
        public key
      </text>
    </g>
  </Canvas>
);
