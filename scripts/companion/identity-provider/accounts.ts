/** Somebody who can sign in at the local identity provider. None of them exists. */
export interface SampleAccount {
  /** What the provider calls the person for ever. */
  id: string;
  username: string;
  password: string;
  name: string;
  email: string;
  /** Whether somebody has made sure that the mail address is the person's own. */
  isEmailVerified: boolean;
  groups: readonly string[];
}

const PASSWORD = 'only-on-this-machine';

/** The sample accounts, which README names. All have the same password: they open nothing but a site on this machine. */
export const sampleAccounts: readonly SampleAccount[] = [
  sample('visitor', 'Vera Visitor', []),
  sample('editor', 'Edda Editor', ['editor']),
  sample('administrator', 'Ada Administrator', ['administrator']),
  sample('author', 'Arthur Author', ['author']),
  sample('reviewer', 'Rena Reviewer', ['reviewer']),
  sample('sales', 'Sam Sales', ['sales']),
  // Says that the address of somebody else is theirs.
  { ...sample('pretender', 'Petra Pretender', []), email: 'visitor@example.com', isEmailVerified: false },
];

/** @returns the account with this id */
export function accountWithId(id: string): SampleAccount | undefined {
  return sampleAccounts.find((account) => account.id === id);
}

/** @returns the account that this name (or mail address) and password open */
export function accountWithPassword(username: string, password: string): SampleAccount | undefined {
  const wanted = username.trim().toLowerCase();
  return sampleAccounts.find((account) => (account.username === wanted || account.email === wanted) && account.password === password);
}

/** The claims that tokens and the userinfo address have, in the names of OpenID Connect Core, section 5.1, and the groups. */
export function claimsOf({ id, username, name, email, isEmailVerified, groups }: SampleAccount) {
  return { sub: id, name, preferred_username: username, email, email_verified: isEmailVerified, groups: ['Everyone', ...groups] };
}

function sample(username: string, name: string, groups: readonly string[]): SampleAccount {
  return { id: `sample-${username}`, username, password: PASSWORD, name, email: `${username}@example.com`, isEmailVerified: true, groups };
}
