import type { ReactElement } from 'react';
import { parseNumber, readLabTable } from './lab-table';

export const KEY_FIGURE_PX = { width: 1200, height: 1000 } as const;
/** 14 pixels on a phone, where the picture is 328 pixels wide. */
const LABEL_PX = 52;

const KINDS = [
  { label: 'bigint', colour: '#8b93a8' },
  { label: 'UUID v7', colour: '#14264a' },
  { label: 'UUID v4', colour: '#d9480f' },
] as const;
const MAX_VALUE = 3_500;
const PLOT_HEIGHT = 500;

/** Bytes of WAL per new row, by kind of key and by the number of rows already in the table. */
export function KeyWriteVolume(): ReactElement {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        padding: '48px 24px',
        background: '#fcfaf6',
        color: '#14264a',
        fontFamily: 'Instrument Sans',
        fontSize: LABEL_PX,
      }}
    >
      <div style={{ display: 'flex', flexDirection: 'column', gap: 26 }}>
        <div>Bytes of WAL for one new row, by rows before</div>
        <div style={{ display: 'flex', gap: 48 }}>
          {KINDS.map(({ label, colour }) => (
            <div key={label} style={{ display: 'flex', alignItems: 'center', gap: 14 }}>
              <div style={{ width: 26, height: 26, background: colour }} />
              {label}
            </div>
          ))}
        </div>
      </div>
      <div
        style={{
          display: 'flex',
          flexGrow: 1,
          alignItems: 'flex-end',
          justifyContent: 'space-between',
          gap: 24,
          marginTop: 50,
          borderBottom: '3px solid #14264a',
        }}
      >
        {readGroups().map(({ rows, values }) => (
          <Group key={rows} values={values} />
        ))}
      </div>
      <div style={{ display: 'flex', justifyContent: 'space-between', gap: 24, marginTop: 12 }}>
        {readGroups().map(({ rows }) => (
          <div key={rows} style={{ display: 'flex', flexGrow: 1, flexBasis: 0, justifyContent: 'center' }}>
            {rows}
          </div>
        ))}
      </div>
    </div>
  );
}

function Group({ values }: { readonly values: readonly number[] }): ReactElement {
  return (
    <div style={{ display: 'flex', flexGrow: 1, flexBasis: 0, alignItems: 'flex-end', justifyContent: 'center', gap: 12 }}>
      {values.map((value, index) => (
        <div key={KINDS[index]?.label} style={{ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 10 }}>
          <div>{value.toLocaleString('en-US')}</div>
          <div style={{ width: 88, height: Math.round((value / MAX_VALUE) * PLOT_HEIGHT), background: KINDS[index]?.colour }} />
        </div>
      ))}
    </div>
  );
}

/** Reads the table rows about WAL; the first row of each group of three has the number of existing rows. */
function readGroups(): { rows: string; values: number[] }[] {
  const table = readLabTable('uuid-v4-v7-and-bigint-keys', 'Rows before');
  return table.flatMap(([, what, ...cells], index) =>
    what === 'WAL bytes per row' ? [{ rows: table[index - 1]?.[0] ?? '', values: cells.map(parseNumber) }] : [],
  );
}
