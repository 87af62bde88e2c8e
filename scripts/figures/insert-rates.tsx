import type { ReactElement } from 'react';
import { numberIn, tableOfLab } from './lab-table';

const LEFT = 170;
const RIGHT = 900;
const [FROM, TO] = [100, 1_000_000];
const TICKS = [100, 1_000, 10_000, 100_000, 1_000_000];
const NAMES: Readonly<Record<string, string>> = { commit: 'one row, commit', one: 'one row', ten: '10 rows', hundred: '100 rows', thousand: '1,000 rows', copy: 'COPY' };

/** A drawing has its colours for both themes with it: a page cannot reach into a picture. */
const STYLE = `
text{font:400 16px system-ui,sans-serif;fill:#14264a}
.soft{fill:#46516b;font-size:14px}.grid{stroke:#d9d3c7}.range{stroke:#8b93a8;stroke-width:6;stroke-linecap:round}.median{fill:#d9480f}.paper{fill:#fcfaf6}
@media (prefers-color-scheme:dark){text{fill:#f3f0ea}.soft{fill:#c3c6cf}.grid{stroke:#37466b}.range{stroke:#7d87a1}.median{fill:#ff8f4d}.paper{fill:#0e1a36}}
`;

/** Rows per second of each way to insert: the median between minimum and maximum, on a logarithmic scale. */
export function InsertRates(): ReactElement {
  const rows = tableOfLab('insert-copy-and-batches', 'Variant | Median');
  const bottom = 60 + rows.length * 52;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 960 ${bottom + 60}`}>
      <style>{STYLE}</style>
      <rect className="paper" width={960} height={bottom + 60} rx={4} />
      {TICKS.map((tick) => (
        <g key={tick}>
          <line className="grid" x1={at(tick)} x2={at(tick)} y1={30} y2={bottom} />
          <text className="soft" x={at(tick)} y={bottom + 22} textAnchor="middle">{tick.toLocaleString('en-US')}</text>
        </g>
      ))}
      {rows.map(([variant = '', median, minimum, maximum], index) => {
        const y = 62 + index * 52;
        return (
          <g key={variant}>
            <text x={LEFT - 20} y={y + 6} textAnchor="end">{NAMES[variant] ?? variant}</text>
            <line className="range" x1={at(numberIn(minimum))} x2={at(numberIn(maximum))} y1={y} y2={y} />
            <circle className="median" cx={at(numberIn(median))} cy={y} r={9} />
            <text className="soft" x={at(numberIn(median))} y={y - 15} textAnchor="middle">{median}</text>
          </g>
        );
      })}
      <text className="soft" x={(LEFT + RIGHT) / 2} y={bottom + 46} textAnchor="middle">rows per second, logarithmic</text>
    </svg>
  );
}

function at(value: number): number {
  return Math.round(LEFT + ((RIGHT - LEFT) * Math.log10(value / FROM)) / Math.log10(TO / FROM));
}
