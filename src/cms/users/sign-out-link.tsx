/** Renders the link that ends the session here and at the identity provider. */
export function SignOutLink() {
  return <a href="/api/users/sign-out">Sign out</a>;
}
