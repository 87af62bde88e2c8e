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
  createSampleAccount('visitor', 'Vera Visitor', []),
  createSampleAccount('editor', 'Edda Editor', ['editor']),
  createSampleAccount('administrator', 'Ada Administrator', ['administrator']),
  createSampleAccount('author', 'Arthur Author', ['author']),
  createSampleAccount('reviewer', 'Rena Reviewer', ['reviewer']),
  createSampleAccount('sales', 'Sam Sales', ['sales']),
  // Says that the address of somebody else is theirs.
  { ...createSampleAccount('pretender', 'Petra Pretender', []), email: 'visitor@example.com', isEmailVerified: false },
];

/** @returns the account with this id */
export function findAccountById(id: string): SampleAccount | undefined {
  return sampleAccounts.find((account) => account.id === id);
}

/** @returns the account that this name (or mail address) and password open */
export function findAccountByPassword(username: string, password: string): SampleAccount | undefined {
  const wanted = username.trim().toLowerCase();
  return sampleAccounts.find(
    (account) => (account.username === wanted || account.email === wanted) && account.password === password,
  );
}

/** The claims that tokens and the userinfo address have, in the names of OpenID Connect Core, section 5.1, and the groups. */
export function getClaims({ id, username, name, email, isEmailVerified, groups }: SampleAccount) {
  return { sub: id, name, preferred_username: username, email, email_verified: isEmailVerified, groups: ['Everyone', ...groups] };
}

function createSampleAccount(username: string, name: string, groups: readonly string[]): SampleAccount {
  return {
    id: `sample-${username}`,
    username,
    password: PASSWORD,
    name,
    email: `${username}@example.com`,
    isEmailVerified: true,
    groups,
  };
}
