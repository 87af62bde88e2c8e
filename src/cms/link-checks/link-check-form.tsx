interface LinkCheckFormProps {
  searchParams?: Record<string, string | string[] | undefined>;
}

/** Renders the button above the list of broken links that starts a check. A plain form without client-side code. */
export function LinkCheckForm({ searchParams = {} }: LinkCheckFormProps) {
  return (
    <form
      method="post"
      action="/api/broken-links/check"
      style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem', alignItems: 'center', marginBlockEnd: '1rem' }}
    >
      <button className="btn btn--style-secondary btn--size-medium" style={{ margin: 0 }} type="submit">
        Check all links now
      </button>
      {searchParams['check'] === 'begun' ? (
        <p role="status" style={{ margin: 0 }}>
          The check has started. It takes a moment. Reload this page to see the results.
        </p>
      ) : null}
    </form>
  );
}
