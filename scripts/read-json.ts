import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { CommandError, getErrorCode } from './command-error';

/**
 * Reads a file that an earlier command wrote.
 * @returns undefined when there is none, or when its content is invalid, such as a truncated file
 * @throws {CommandError} when the file cannot be read: its content may matter
 */
export function readJson<Content>(file: string, schema: z.ZodType<Content>): Content | undefined {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError || getErrorCode(error) === 'ENOENT') return undefined;
    // Node doesn't name the file when its path is a folder.
    throw new CommandError(`${file} cannot be read (${getErrorCode(error)}).`, {
      hint: 'The file must be readable and writable by this user, or not exist: fix its permissions, or move it away.',
    });
  }
}
