import css from './drawing.module.css';
import { box, Canvas, type Drawing } from './parts';
import { Box, Flow } from './stacked';

/** Prices whose periods may touch but not overlap, and discounts that prices have to cover. */
export const TemporalKey: Drawing = ({ id }) => (
  <Canvas
    id={id}
    top={8}
    height={296}
    title="Keys and references over time"
    description={
      'The cup costs 4.00 from January 1 until July 1, and 4.50 from then on: the periods touch. ' +
      'A third price of 3.00, from June 1 until August 1, overlaps both and is refused. ' +
      'A discount on the cup from June 15 until July 15 is accepted, because the two prices cover it together. ' +
      'The plate has a price from March 1 on, so a discount that begins on February 15 is refused.'
    }
    stacked={
      <>
        <Box kind="writes" note="Jun 15 until Jul 15">
          Discount on the cup
        </Box>
        <Flow kind="changes">covered by both: accepted</Flow>
        <Box note="Jan 1 until Jul 1">Cup, 4.00</Box>
        <Flow>touches</Flow>
        <Box note="from Jul 1">Cup, 4.50</Box>
        <Flow kind="back">overlaps both: refused</Flow>
        <Box kind="optional" note="Jun 1 until Aug 1">
          Cup, 3.00
        </Box>
      </>
    }
  >
    <path className={css.faint} d="M176 44v248m104-248v248m208-248v160" />
    <path className={css.body} d={`${box(176, 56, 312, 32)}M624 56H488v32H624${box(462, 152, 50, 32)}M624 208H280v32H624`} />
    <path className={`${css.body} ${css.danger} ${css.dashed}`} d={box(436, 104, 104, 32) + box(254, 256, 78, 32)} />
    <g textAnchor="start">
      <text x={16} y={72}>
        Cup, price
      </text>
      <text x={16} y={168}>
        Cup, discount
      </text>
      <text x={16} y={224}>
        Plate, price
      </text>
      <text x={16} y={272}>
        Plate, discount
      </text>
    </g>
    <g className={css.note}>
      <text x={176} y={28}>
        Jan 1
      </text>
      <text x={280} y={28}>
        Mar 1
      </text>
      <text x={488} y={28}>
        Jul 1
      </text>
      <text x={332} y={72}>
        4.00
      </text>
      <text x={556} y={72}>
        4.50
      </text>
      <text x={488} y={120}>
        3.00
      </text>
      <text x={487} y={168}>
        10%
      </text>
      <text x={452} y={224}>
        6.00
      </text>
      <text x={293} y={272}>
        20%
      </text>
      <g textAnchor="start">
        <text x={548} y={120}>
          refused
        </text>
        <text x={524} y={168}>
          accepted
        </text>
        <text x={344} y={272}>
          refused
        </text>
      </g>
    </g>
  </Canvas>
);
