import css from './drawing.module.css';
import { arrow, box, Canvas, database, type Drawing, doubleArrow } from './parts';
import { Box, Flow, Row } from './stacked';

const PLACES = [
  [86, 'AWS'],
  [242, 'Azure'],
  [398, 'Google Cloud'],
  [554, 'Own servers'],
] as const;

/** The same Postgres in four environments, operated with one set of tools. */
export const MultiCloud: Drawing = ({ id }) => (
  <Canvas
    id={id}
    height={304}
    title="One Postgres in four places"
    description={
      'The same Postgres runs on AWS, on Azure, on Google Cloud, and on servers of your own. ' +
      'One set of tools for backup, failover, and monitoring works in all four. ' +
      'Because it is the same Postgres everywhere, data moves between the places by replication, ' +
      'in every direction.'
    }
    stacked={
      <>
        <Box note="backup, failover, monitoring">One set of tools</Box>
        <Flow />
        <Row>
          <Box kind="writes" note="AWS">
            Postgres
          </Box>
          <Box kind="writes" note="Azure">
            Postgres
          </Box>
        </Row>
        <Flow kind="both">replication</Flow>
        <Row>
          <Box kind="writes" note="Google Cloud">
            Postgres
          </Box>
          <Box kind="writes" note="own servers">
            Postgres
          </Box>
        </Row>
      </>
    }
  >
    <path className={css.body} d={box(16, 12, 608, 64)} />
    <path className={`${css.body} ${css.dashed}`} d={PLACES.map(([x]) => box(x - 70, 124, 140, 140)).join('')} />
    <path d={PLACES.map(([x]) => arrow([x, 76], [x, 152])).join('')} />
    <path className={css.solid} d={PLACES.map(([x]) => database(x, 152)).join('')} />
    <path
      className={css.accent}
      d={PLACES.slice(1)
        .map(([x]) => doubleArrow([x - 100, 202], [x - 56, 202]))
        .join('')}
    />
    <text className={css.strong} x={320} y={32}>
      One set of tools
    </text>
    <g className={css.onSolid}>
      {PLACES.map(([x, place]) => (
        <text key={place} x={x} y={202}>
          Postgres
        </text>
      ))}
    </g>
    {PLACES.map(([x, place]) => (
      <text key={place} x={x} y={286}>
        {place}
      </text>
    ))}
    <g className={css.note}>
      <text x={320} y={57}>
        backup, failover, monitoring
      </text>
    </g>
  </Canvas>
);
