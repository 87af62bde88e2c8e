import { chmodSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { CommandError } from '../command-error';
import { readJson } from '../read-json';

/**
 * The companion's state between runs, as one JSON file. A change is written to a temporary file that is then renamed,
 * so that a kill at any moment leaves either the old state or the new one.
 */
export class StateFile<State> {
  readonly #file: string;
  #state: State;

  /**
   * @param file its path; the folder is created
   * @param schema schema of the content
   * @param initial the state when there is no file yet
   * @throws {CommandError} when the file has other content
   */
  constructor(file: string, schema: z.ZodType<State>, initial: () => State) {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    this.#file = file;
    this.#state = existsSync(file) ? this.#read(schema) : initial();
    this.#write();
  }

  /** The current state. Change it only with {@link set}. */
  get state(): State {
    return this.#state;
  }

  /** Changes the state, which is on disk when this returns. */
  set(next: State): void {
    this.#state = next;
    this.#write();
  }

  #read(schema: z.ZodType<State>): State {
    const found = readJson(this.#file, schema);
    if (found !== undefined) return found;
    throw new CommandError(`${this.#file} is not what the companion writes.`, {
      hint: `It was left as it is. To begin without it, which signs everyone out, move it away: mv ${this.#file} ${this.#file}.old`,
    });
  }

  #write(): void {
    writeFileSync(`${this.#file}.new`, JSON.stringify(this.#state), { mode: 0o600 });
    chmodSync(`${this.#file}.new`, 0o600);
    renameSync(`${this.#file}.new`, this.#file);
  }
}
