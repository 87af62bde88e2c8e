interface SubmittedValuesProps {
  readonly data?: {
    readonly values?: readonly { readonly name: string; readonly label: string; readonly value?: string | null }[] | null;
  };
}

const CELL = { padding: '0.5rem 1.5rem 0.5rem 0', textAlign: 'left', verticalAlign: 'top' } as const;

/** Renders submitted data as a table: each field's label and value. */
export function SubmittedValuesField({ data }: SubmittedValuesProps) {
  return (
    <table style={{ marginBlockEnd: '2rem' }}>
      <caption style={{ ...CELL, fontSize: '1.25rem' }}>What was sent</caption>
      <tbody>
        {(data?.values ?? []).map(({ name, label, value }) => (
          <tr key={name}>
            <th scope="row" style={{ ...CELL, minWidth: '10rem' }}>
              {label}
            </th>
            <td style={{ ...CELL, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
