import css from './drawing.module.css';
import { arrow, box, Canvas, database, type Drawing } from './parts';
import { Box, Flow } from './stacked';

const REPOSITORIES = [
  [16, 'Distribution', 'few versions'],
  [104, 'Project, PGDG', 'supported versions'],
  [192, 'Vendor', 'own products'],
] as const;

/** Three package sources, and the package manager that verifies and installs from them. */
export const PackageRepositories: Drawing = ({ id }) => (
  <Canvas
    id={id}
    height={280}
    title="Where Postgres packages come from"
    description={
      'Three repositories offer packages. The Linux distribution has one or a few major versions of Postgres, ' +
      'chosen for its release. The repository of the PostgreSQL project, PGDG, has all major versions that are ' +
      "supported. The vendor's has the products of its own. The package manager, apt or dnf, checks the signature " +
      'of what it fetches and installs it on the server.'
    }
    stacked={
      <>
        <Box note="few versions">Distribution</Box>
        <Box note="supported versions">Project, PGDG</Box>
        <Box note="own products">Vendor</Box>
        <Flow kind="changes">signature checked</Flow>
        <Box note="apt, dnf">Package manager</Box>
        <Flow />
        <Box kind="writes">Server</Box>
      </>
    }
  >
    <path className={css.body} d={REPOSITORIES.map(([y]) => box(16, y, 216, 72)).join('') + box(336, 92, 112, 96)} />
    <path className={css.solid} d={database(568, 84, 112, 112)} />
    <path
      d={
        arrow([232, 52], [284, 52], [284, 116], [336, 116]) +
        arrow([232, 140], [336, 140]) +
        arrow([232, 228], [284, 228], [284, 164], [336, 164])
      }
    />
    <path className={css.accent} d={arrow([448, 140], [512, 140])} />
    {REPOSITORIES.map(([y, repository]) => (
      <text key={repository} x={124} y={y + 24}>
        {repository}
      </text>
    ))}
    <text x={392} y={70}>
      Package manager
    </text>
    <g className={css.onSolid}>
      <text className={css.strong} x={568} y={146}>
        Server
      </text>
    </g>
    <g className={css.note}>
      {REPOSITORIES.map(([y, repository, content]) => (
        <text key={repository} x={124} y={y + 49}>
          {content}
        </text>
      ))}
      <text x={392} y={128}>
        apt
      </text>
      <text x={392} y={152}>
        dnf
      </text>
      <text x={392} y={210}>
        signature
      </text>
      <text x={392} y={234}>
        checked
      </text>
    </g>
  </Canvas>
);
