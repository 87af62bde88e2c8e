import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { CommandError, getErrorCode } from './command-error';

/**
 * Reads what a command has written down for the next one.
 * @returns undefined when there is nothing, or something that these commands do not write, such as half a file
 * @throws {CommandError} when the file cannot be read: what is in it may matter
 */
export function readJson<Content>(file: string, schema: z.ZodType<Content>): Content | undefined {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError || getErrorCode(error) === 'ENOENT') return undefined;
    // Node does not name the file when a folder is in its place.
    throw new CommandError(
      `${file} cannot be read (${getErrorCode(error)}).`,
      'A file that this user can read and write must be there, or none: correct its rights, or move it away.',
    );
  }
}
