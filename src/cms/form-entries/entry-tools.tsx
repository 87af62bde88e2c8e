interface EntryToolsProps {
  searchParams?: Record<string, string | string[] | undefined>;
}

/** Above the list of entries: the list as a table, and what a person may ask for. Plain links and forms, no script of ours. */
export function EntryTools({ searchParams = {} }: EntryToolsProps) {
  const filter = new URLSearchParams(Object.entries(searchParams).flatMap(([name, value]) => (name.startsWith('where') && typeof value === 'string' ? [[name, value]] : [])));
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem', alignItems: 'end', marginBlockEnd: '1rem' }}>
      <a className="btn btn--style-secondary btn--size-medium" style={{ margin: 0 }} href={`/api/form-entries/export.csv?${filter}`}>Save this list as CSV</a>
      <form method="get" action="/api/form-entries/of-person">
        <label>
          Mail address of a person <input name="email" type="email" required style={{ padding: '0.5rem' }} />
        </label>{' '}
        <button className="btn btn--style-secondary btn--size-medium" style={{ margin: 0 }} type="submit">Save all that is kept</button>{' '}
        <button className="btn btn--style-secondary btn--size-medium" style={{ margin: 0 }} type="submit" formAction="/api/form-entries/forget" formMethod="post">Delete it for good</button>
      </form>
    </div>
  );
}
