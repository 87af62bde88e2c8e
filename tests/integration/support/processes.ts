import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { ProcessManager } from '../../../scripts/process-manager';

/** A folder that goes when the tests of this file have ended. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts processes, and ends those that still run when the tests of this file have ended. */
export function processesOfFile(): ProcessManager {
  const processes = new ProcessManager(path.join(temporaryFolder(), 'processes.json'));
  afterAll(() => processes.close());
  return processes;
}
