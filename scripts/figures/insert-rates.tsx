import type { ReactElement } from 'react';
import { parseNumber, readLabTable } from './lab-table';

const WIDTH = 620;
const LEFT = 120;
const RIGHT = 575;
const [FROM, TO] = [100, 1_000_000];
const TICKS = [
  { value: 100, label: '100' },
  { value: 1_000, label: '1,000' },
  { value: 10_000, label: '10,000' },
  { value: 100_000, label: '100,000' },
  { value: 1_000_000, label: '1 million' },
] as const;

/** A drawing contains its colors for both themes, because page styles don't apply inside a picture. */
const STYLE = `
text{font:400 20px system-ui,sans-serif;fill:#14264a}
.soft{fill:#46516b;font-size:17px}.grid{stroke:#d9d3c7}\
.range{stroke:#8b93a8;stroke-width:6;stroke-linecap:round}.median{fill:#d9480f}.paper{fill:#fcfaf6}
@media (prefers-color-scheme:dark){text{fill:#f3f0ea}.soft{fill:#c3c6cf}.grid{stroke:#37466b}\
.range{stroke:#7d87a1}.median{fill:#ff8f4d}.paper{fill:#0e1a36}}
`;

/** Rows per second of each insert method: the median between minimum and maximum, on a logarithmic scale. */
export function InsertRates(): ReactElement {
  const rows = readLabTable('insert-copy-and-batches', 'Variant | Median');
  const bottom = 60 + rows.length * 58;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${WIDTH} ${bottom + 66}`}>
      <style>{STYLE}</style>
      <rect className="paper" width={WIDTH} height={bottom + 66} rx={4} />
      {TICKS.map(({ value, label }) => (
        <g key={value}>
          <line className="grid" x1={toX(value)} x2={toX(value)} y1={30} y2={bottom} />
          <text className="soft" x={toX(value)} y={bottom + 24} textAnchor="middle">
            {label}
          </text>
        </g>
      ))}
      {rows.map(([variant = '', median, minimum, maximum], index) => {
        const y = 66 + index * 58;
        return (
          <g key={variant}>
            <text x={LEFT - 20} y={y + 7} textAnchor="end">
              {variant}
            </text>
            <line className="range" x1={toX(parseNumber(minimum))} x2={toX(parseNumber(maximum))} y1={y} y2={y} />
            <circle className="median" cx={toX(parseNumber(median))} cy={y} r={9} />
            <text className="soft" x={toX(parseNumber(median))} y={y - 16} textAnchor="middle">
              {median}
            </text>
          </g>
        );
      })}
      <text className="soft" x={(LEFT + RIGHT) / 2} y={bottom + 52} textAnchor="middle">
        rows per second, logarithmic
      </text>
    </svg>
  );
}

function toX(value: number): number {
  return Math.round(LEFT + ((RIGHT - LEFT) * Math.log10(value / FROM)) / Math.log10(TO / FROM));
}
