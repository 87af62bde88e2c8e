import css from './drawing.module.css';
import { box, Canvas, type Drawing } from './parts';
import { Box } from './stacked';

/** The layers each party owns, from the top. */
const OWNERS = [
  { y: 12, owner: 'You', of: 'your data', layers: ['Schema, queries', 'Roles, access'] },
  {
    y: 100,
    owner: 'Vendor',
    of: 'the database',
    layers: ['Failover', 'Backups, restores', 'Patches, upgrades', 'Monitoring, on call'],
  },
  { y: 264, owner: 'Cloud provider', of: 'the machines', layers: ['Storage, network', 'Servers, power'] },
].map((group) => ({ ...group, end: group.y + group.layers.length * 38 }));

const layers = ({ y, layers: { length } }: (typeof OWNERS)[number]): string =>
  Array.from({ length }, (_, row) => box(16, y + row * 38, 368, 38)).join('');

/** The division of responsibilities for a managed database. */
export const ManagedService: Drawing = ({ id }) => (
  <Canvas
    id={id}
    height={352}
    title="Who does what in a managed service"
    description={
      'Three owners, in layers. You decide about your data: schema and queries, roles and access. ' +
      'The vendor runs the database: failover, backups and restores, patches and upgrades, ' +
      'monitoring and people on call. The cloud provider supplies the machines: storage and network, ' +
      'servers and power.'
    }
    stacked={
      <>
        {OWNERS.map(({ owner, of, layers: parts }) => (
          <Box key={owner} kind={owner === 'Vendor' ? 'writes' : undefined} note={parts.join(', ')}>
            {`${owner}: ${of}`}
          </Box>
        ))}
      </>
    }
  >
    {OWNERS.map((group) => (
      <path key={group.owner} className={group.owner === 'Vendor' ? css.solid : css.body} d={layers(group)} />
    ))}
    <path d={OWNERS.map(({ y, end }) => `M396 ${y + 4}h8V${end - 4}h-8`).join('')} />
    {OWNERS.map((group) => (
      <g key={group.owner} className={group.owner === 'Vendor' ? css.onSolid : undefined}>
        {group.layers.map((layer, row) => (
          <text key={layer} x={200} y={group.y + 19 + row * 38}>
            {layer}
          </text>
        ))}
      </g>
    ))}
    <g className={css.strong} textAnchor="start">
      {OWNERS.map(({ owner, y, end }) => (
        <text key={owner} x={420} y={(y + end) / 2 - 12}>
          {owner}
        </text>
      ))}
    </g>
    <g className={css.note} textAnchor="start">
      {OWNERS.map(({ of, y, end }) => (
        <text key={of} x={420} y={(y + end) / 2 + 13}>
          {of}
        </text>
      ))}
    </g>
  </Canvas>
);
