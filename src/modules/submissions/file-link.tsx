/** Renders a link for sales to download a file that a visitor has sent. */
export function FileLink({ id }: { readonly id?: number | string }) {
  if (id === undefined) return null;
  return (
    <p style={{ marginBlockEnd: '1.5rem' }}>
      <a className="btn btn--style-secondary btn--size-medium" href={`/api/form-files/${id}/content`}>
        Save the file
      </a>{' '}
      Look at who sent it before you open it.
    </p>
  );
}
