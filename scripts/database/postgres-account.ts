import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { CommandError } from '../command-error';

/** The user that Postgres runs as, in place of root. */
const ACCOUNT_NAME = 'postgres';

/** The user that Postgres runs as. */
export interface SystemAccount {
  uid: number;
  gid: number;
}

/**
 * Returns the user to run Postgres as. Postgres refuses to run as root; in that case, it is the system user
 * `postgres`, which is created when it is missing.
 * @returns undefined when the current user will do
 * @throws {CommandError} when the user cannot be created
 */
export function ensurePostgresAccount(): SystemAccount | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const present = findAccount();
  if (present !== undefined) return present;
  try {
    execFileSync('groupadd', ['--system', '--force', ACCOUNT_NAME], { stdio: 'ignore' });
    const settings = ['--system', '--no-create-home', '--gid', ACCOUNT_NAME, '--shell', '/usr/sbin/nologin'];
    execFileSync('useradd', [...settings, ACCOUNT_NAME], { stdio: 'ignore' });
  } catch {
    throw new CommandError(
      `Postgres refuses to run as root, and the user "${ACCOUNT_NAME}" that it would run as could not be created.`,
      { hint: `Create one (useradd --system ${ACCOUNT_NAME}), run this as another user than root, or set DATABASE_URL.` },
    );
  }
  return findAccount();
}

/**
 * Returns the user for existing data: their owner, because Postgres opens no others.
 * @param folder the data folder
 * @param account the user for new data
 * @throws {CommandError} when the owner is another user and this one cannot switch to it
 */
export function resolveAccount(folder: string, account: SystemAccount | undefined): SystemAccount | undefined {
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (stats === undefined) return account;
  if (account !== undefined) return stats.uid === 0 ? account : { uid: stats.uid, gid: stats.gid };
  if (stats.uid === process.getuid?.()) return undefined;
  throw new CommandError(`The data in ${folder} belongs to another user (ID ${stats.uid}).`, {
    hint: `Run this as that user or as root. To begin with an empty database, move this data away: sudo mv ${folder} ${folder}.old`,
  });
}

function findAccount(): SystemAccount | undefined {
  try {
    const [uid, gid] = ['-u', '-g'].map((option) =>
      Number(execFileSync('id', [option, ACCOUNT_NAME], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })),
    );
    return uid === undefined || gid === undefined ? undefined : { uid, gid };
  } catch {
    // id exits with 1 when there is no such user.
    return undefined;
  }
}
