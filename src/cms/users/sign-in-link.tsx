interface SignInLinkProps {
  searchParams?: Record<string, string | string[] | undefined>;
}

/** Renders the sign-in link of the admin's login page. A plain link to a URL of the site, without client-side code. */
export function SignInLink({ searchParams }: SignInLinkProps) {
  const [redirect] = [searchParams?.['redirect']].flat();
  const query = redirect === undefined ? '' : `?${new URLSearchParams({ redirect })}`;
  return (
    <div style={{ textAlign: 'center' }}>
      <h1 style={{ marginBlock: '2rem' }}>Sign in to edit the site</h1>
      <a className="btn btn--style-primary btn--size-large" href={`/api/users/sign-in${query}`}>
        Sign in with single sign-on
      </a>
    </div>
  );
}
