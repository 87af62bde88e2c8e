import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { ProcessManager } from '../../../scripts/process-manager';

/** Creates a folder that is removed when the tests of this file have ended. */
export function createTemporaryFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Creates a manager that starts processes, and stops those that still run when the tests of this file have ended. */
export function createProcesses(): ProcessManager {
  const processes = new ProcessManager(path.join(createTemporaryFolder(), 'processes.json'));
  afterAll(() => processes.close());
  return processes;
}
