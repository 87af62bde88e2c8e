interface CommandErrorDetails {
  /** What to do about it. */
  hint?: string;
  /** What the failed program printed, when that helps. */
  output?: string;
  exitCode?: number;
}

/**
 * An error that the user can act on, printed as a message with advice and no stack trace. Any other error is a bug
 * and keeps its stack trace.
 */
export class CommandError extends Error {
  override name = 'CommandError';
  readonly hint: string;
  readonly output: string;
  readonly exitCode: number;

  /** @param message what went wrong */
  constructor(message: string, { hint = '', output = '', exitCode = 1 }: CommandErrorDetails = {}) {
    super(message);
    this.hint = hint;
    this.output = output;
    this.exitCode = exitCode;
  }
}

/**
 * Formats an error for the terminal.
 * @param error whatever was thrown
 * @returns lines, starting with the message
 */
export function formatError(error: unknown): string[] {
  if (error instanceof CommandError) {
    const lines = [error.message];
    if (error.hint !== '') lines.push(error.hint);
    return error.output.trim() === '' ? lines : [error.output.trimEnd(), '', ...lines];
  }
  if (isSystemError(error)) return [`${error.message}.`, getHint(error.code)];
  return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
}

/** Returns whether a file, folder or port is unusable: the system's message names it and says why. */
function isSystemError(error: unknown): error is Error & { code: string } {
  return error instanceof Error && 'syscall' in error && 'code' in error && typeof error.code === 'string';
}

function getHint(code: string): string {
  switch (code) {
    case 'EACCES':
    case 'EPERM':
      return 'Give this user the right to it, or run the command as its owner.';
    case 'ENOSPC':
    case 'EDQUOT':
      return 'Make room on the disk, then repeat the command.';
    case 'EROFS':
      return 'Its file system is read-only. Choose another folder, or mount it writable.';
    case 'EISDIR':
    case 'ERR_FS_EISDIR':
    case 'ENOTDIR':
    case 'EEXIST':
      return 'Something else is in its place: move that away.';
    case 'ENOENT':
      return 'Put it back, or correct the path.';
    default:
      return 'Correct that, then repeat the command.';
  }
}

/**
 * Returns the error code that Node and Postgres set on their errors.
 * @param error whatever was thrown
 * @returns the code, or an empty string when there is none
 */
export function getErrorCode(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string') return error.code;
  return '';
}
