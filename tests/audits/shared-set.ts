import { appendFileSync, closeSync, existsSync, fstatSync, mkdirSync, openSync, readSync } from 'node:fs';
import path from 'node:path';
import { test } from '@playwright/test';

const sets = new Map<string, SharedSet>();

/** Returns the set of this name, in the output folder of the present test. */
export function getSharedSet(name: string): SharedSet {
  const file = path.join(test.info().project.outputDir, `${name}.txt`);
  const set = sets.get(file) ?? new SharedSet(file);
  sets.set(file, set);
  return set;
}

/** A set of lines that all workers of a run share, in a file of Playwright's output folder, which is emptied when a run begins. */
export class SharedSet {
  readonly #file: string;
  readonly #known = new Set<string>();
  /** How much of the file has been read. */
  #position = 0;

  constructor(file: string) {
    mkdirSync(path.dirname(file), { recursive: true });
    this.#file = file;
  }

  /** Returns those of the lines that no worker has added. */
  findNew(lines: readonly string[]): string[] {
    this.#readAdded();
    return lines.filter((line) => !this.#known.has(line));
  }

  /**
   * Adds lines.
   * @returns those that no worker had added before; two workers that add a line at the same moment may both get it
   */
  add(lines: readonly string[]): string[] {
    const added = this.findNew(lines);
    if (added.length > 0) appendFileSync(this.#file, added.map((line) => `${line}\n`).join(''));
    return added;
  }

  /** Reads what workers have added since the last time. */
  #readAdded(): void {
    if (!existsSync(this.#file)) return;
    const file = openSync(this.#file, 'r');
    const bytes = Buffer.alloc(fstatSync(file).size - this.#position);
    readSync(file, bytes, { position: this.#position });
    closeSync(file);
    // Another worker may be writing the last line.
    const end = bytes.lastIndexOf('\n') + 1;
    this.#position += end;
    for (const line of bytes.subarray(0, end).toString('utf8').split('\n').slice(0, -1)) this.#known.add(line);
  }
}
