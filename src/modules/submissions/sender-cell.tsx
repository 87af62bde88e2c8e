interface SenderCellProps {
  readonly cellData?: unknown;
}

const MARK = { padding: '0.125rem 0.5rem', border: '1px solid currentcolor', borderRadius: '0.25rem', fontWeight: 600 } as const;

/** In the list of entries: only what is unverified is marked, so that it stands out. */
export function SenderCell({ cellData }: SenderCellProps) {
  if (cellData !== 'unverified') return <span>{cellData === 'verified' ? 'Verified' : ''}</span>;
  // The list stretches what stands in a cell.
  return (
    <span>
      <span style={MARK}>Unverified</span>
    </span>
  );
}
