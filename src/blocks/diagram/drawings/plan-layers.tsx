import css from './drawing.module.css';
import { Canvas, type Drawing } from './parts';
import { Box } from './stacked';

/** Path data of a slab seen from above, with its upper left and right corners at height `y`. */
const slab = (y: number): string => `M16 ${y}l136-44l136 44v20l-136 44l-136-44zm272 0l-136 44l-136-44m136 44v20`;

const LAYERS = [
  [60, 'Support', 'engineers,', 'day and night'],
  [136, 'Enterprise server', 'Oracle syntax,', 'encryption'],
  [212, 'Tools', 'backup, failover,', 'pooling'],
  [288, 'PostgreSQL', 'the community’s', 'core'],
] as const;

/** The layers of the plans: community PostgreSQL and what each plan adds. */
export const PlanLayers: Drawing = ({ id }) => (
  <Canvas
    id={id}
    height={368}
    title="The layers of the plans"
    description={
      'Four layers, from the bottom up. PostgreSQL, as the community makes it, is the core of every plan. ' +
      'Tools for backup, failover, and pooling come on top of it. The enterprise server adds Oracle-compatible ' +
      'syntax and encryption of data at rest. Support covers everything below it.'
    }
    stacked={
      <>
        {LAYERS.map(([y, layer, ...lines]) => (
          <Box key={layer} kind={y === 288 ? 'writes' : undefined} note={lines.join(' ')}>
            {layer}
          </Box>
        ))}
      </>
    }
  >
    <path className={css.faint} d={LAYERS.map(([y]) => `M288 ${y + 10}h40`).join('')} />
    <path className={css.solid} d={slab(288)} />
    <path className={css.body} d={slab(212)} />
    <path className={css.body} d={slab(136)} />
    <path className={css.body} d={slab(60)} />
    <g textAnchor="start">
      {LAYERS.map(([y, layer]) => (
        <text key={layer} className={css.strong} x={340} y={y - 5}>
          {layer}
        </text>
      ))}
    </g>
    <g className={css.note} textAnchor="start">
      {LAYERS.map(([y, layer, ...lines]) =>
        lines.map((line, index) => (
          <text key={`${layer} ${line}`} x={340} y={y + 17 + index * 19}>
            {line}
          </text>
        )),
      )}
    </g>
  </Canvas>
);
