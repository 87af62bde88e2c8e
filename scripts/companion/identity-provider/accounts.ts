/** A fictitious user of the local identity provider. */
interface SampleAccount {
  /** Permanent id of the user. */
  id: string;
  username: string;
  password: string;
  name: string;
  email: string;
  /** Whether the email address is verified. */
  isEmailVerified: boolean;
  groups: readonly string[];
}

/** The password of all sample accounts: they only give access to a site on this machine. */
export const SAMPLE_PASSWORD = 'only-on-this-machine';

/** The sample accounts listed in the README. */
export const sampleAccounts: readonly SampleAccount[] = [
  createSampleAccount('visitor', 'Vera Visitor', []),
  createSampleAccount('editor', 'Edda Editor', ['editor']),
  createSampleAccount('administrator', 'Ada Administrator', ['administrator']),
  createSampleAccount('author', 'Arthur Author', ['author']),
  createSampleAccount('reviewer', 'Rena Reviewer', ['reviewer']),
  createSampleAccount('sales', 'Sam Sales', ['sales']),
  // Claims the email address of another user.
  { ...createSampleAccount('pretender', 'Petra Pretender', []), email: 'visitor@example.com', isEmailVerified: false },
];

/** @returns the account with this id */
export function findAccountById(id: string): SampleAccount | undefined {
  return sampleAccounts.find((account) => account.id === id);
}

/** @returns the account with this name (or email address) and password */
export function findAccountByPassword(username: string, password: string): SampleAccount | undefined {
  const wanted = username.trim().toLowerCase();
  return sampleAccounts.find(
    (account) => (account.username === wanted || account.email === wanted) && account.password === password,
  );
}

/**
 * Returns the claims of tokens and of the userinfo endpoint, as named in OpenID Connect Core, section 5.1, and the
 * groups.
 */
export function getClaims({ id, username, name, email, isEmailVerified, groups }: SampleAccount) {
  return { sub: id, name, preferred_username: username, email, email_verified: isEmailVerified, groups: ['Everyone', ...groups] };
}

function createSampleAccount(username: string, name: string, groups: readonly string[]): SampleAccount {
  return {
    id: `sample-${username}`,
    username,
    password: SAMPLE_PASSWORD,
    name,
    email: `${username}@example.com`,
    isEmailVerified: true,
    groups,
  };
}
