interface SenderCellProps {
  readonly cellData?: unknown;
}

const MARK = { padding: '0.125rem 0.5rem', border: '1px solid currentcolor', borderRadius: '0.25rem', fontWeight: 600 } as const;

/** Cell of the entry list that marks only unverified senders, so that they stand out. */
export function SenderCell({ cellData }: SenderCellProps) {
  if (cellData !== 'unverified') return <span>{cellData === 'verified' ? 'Verified' : ''}</span>;
  // The list stretches the content of its cells.
  return (
    <span>
      <span style={MARK}>Unverified</span>
    </span>
  );
}
