interface SubmissionControlsProps {
  searchParams?: Record<string, string | string[] | undefined>;
}

const BUTTON = { className: 'btn btn--style-secondary btn--size-medium', style: { margin: 0 } };
const ROW = { display: 'flex', flexWrap: 'wrap', gap: '0.75rem', alignItems: 'center', marginBlock: '0.75rem' } as const;

const ADDRESS = { name: 'email', type: 'email', required: true, style: { padding: '0.5rem' } } as const;
const ACCOUNT = { name: 'account', type: 'text', maxLength: 255, style: { padding: '0.5rem' } } as const;

/**
 * Controls above the list of entries: the CSV export, and the requests that a person may make about their data. Plain
 * links and forms without a script of ours.
 */
export function SubmissionControls({ searchParams = {} }: SubmissionControlsProps) {
  const filter = new URLSearchParams(
    Object.entries(searchParams).flatMap(([name, value = []]) =>
      name === 'search' || name.startsWith('where') ? [value].flat().map((each) => [name, each]) : [],
    ),
  );
  return (
    <div style={{ marginBlockEnd: '1rem' }}>
      <p style={ROW}>
        <a {...BUTTON} href={`/api/form-entries/export.csv?${filter}`}>
          Save this list as CSV
        </a>
      </p>
      <details>
        <summary style={{ minHeight: '2.75rem' }}>When a person asks for their data</summary>
        <p>
          This covers form entries, trials, emails, the newsletter, class bookings, exams, certificates, learning progress, and
          saved pages. Data stored by account is found if the person has sent a form, booked a class, or taken an exam with the
          address. Otherwise, also enter the account, which is the person’s ID at the identity provider.
        </p>
        <form method="get" action="/api/form-entries/personal-data" style={ROW}>
          <PersonFields />
          <button {...BUTTON} type="submit">
            Save all stored data
          </button>
        </form>
        <form method="post" action="/api/form-entries/delete-personal-data" style={ROW}>
          <PersonFields />
          <label>
            <input type="checkbox" required /> I have checked that the request comes from this person. Delete the data for good.
          </label>
          <button {...BUTTON} type="submit">
            Delete all stored data
          </button>
        </form>
        <p>
          Two things outlast a deletion. Bookings of classes that haven’t ended and a running exam are kept until they end; cancel
          a booking first to delete it, too. Certificates are kept without the name and the account, so that their numbers can
          still be checked. The record of the deletion, which opens next, says what was deleted and what was kept.
        </p>
      </details>
    </div>
  );
}

/** Renders the fields that say whose data is meant. */
function PersonFields() {
  return (
    <>
      <label>
        Email address <input {...ADDRESS} />
      </label>
      <label>
        Account (optional) <input {...ACCOUNT} />
      </label>
    </>
  );
}
