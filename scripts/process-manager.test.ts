import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getProcessIdentity } from './process-identity';
import { ProcessManager } from './process-manager';

let folder = '';
let record = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'processes-'));
  record = path.join(folder, 'processes.json');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function sleeping(): string[] {
  return ['-e', 'console.log("up"); setInterval(() => undefined, 1000)'];
}

describe('process manager', () => {
  it('returns output lines and the exit code', async () => {
    const lines: string[] = [];
    const { exited: ended } = new ProcessManager(record).start({
      name: 'x',
      arguments: ['-e', 'console.log(1); console.error(2); process.exit(3)'],
      output: (line) => lines.push(line),
    });
    await expect(ended).resolves.toMatchObject({ code: 3 });
    expect(lines.toSorted()).toEqual(['1', '2']);
  });

  it('fails with the output of the process', async () => {
    const processes = new ProcessManager(record);
    await expect(
      processes.run({ name: 'It', arguments: ['-e', 'console.log("why"); process.exit(2)'], output: 'keep' }),
    ).rejects.toMatchObject({
      message: 'It failed with code 2.',
      output: 'why',
    });
    expect(() => processes.start({ name: 'It', command: '/no/such/program', arguments: [], output: 'keep' })).toThrow(
      'It could not be started',
    );
  });

  it('stops processes with their children and starts none afterwards', async () => {
    const processes = new ProcessManager(record);
    let child = 0;
    const script =
      "const c = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']); " +
      'console.log(c.pid); setInterval(() => {}, 1000)';
    const up = new Promise<void>((resolve) => {
      processes.start({
        name: 'x',
        arguments: ['-e', script],
        output: (line) => {
          child = Number(line);
          resolve();
        },
      });
    });
    await up;
    expect(getProcessIdentity(child)).toBeDefined();
    await processes.close();
    // It is gone when the system has removed it from its list, which is a moment after it was killed.
    await expect.poll(() => getProcessIdentity(child)).toBeUndefined();
    expect(existsSync(record)).toBe(false);
    expect(() => processes.start({ name: 'x', arguments: [], output: 'keep' })).toThrow('everything is being stopped');
  });

  it('finds the processes of a killed run', async () => {
    const killed = new ProcessManager(record);
    const left = killed.start({ name: 'the server', arguments: sleeping(), output: 'keep' });
    await expect(new ProcessManager(record).stopOrphans()).resolves.toEqual(['the server']);
    await left.exited;
    expect(getProcessIdentity(left.pid)).toBeUndefined();
  });

  it('ignores an unrelated process with a recorded process id', async () => {
    const other = spawn('sleep', ['5'], { detached: true });
    try {
      writeFileSync(record, JSON.stringify([{ name: 'the server', pid: other.pid, started: 'long ago' }]));
      await expect(new ProcessManager(record).stopOrphans()).resolves.toEqual([]);
      expect(other.pid === undefined ? undefined : getProcessIdentity(other.pid)).toBeDefined();
    } finally {
      other.kill();
    }
  });

  it('keeps the record of running processes when another command ends', async () => {
    const running = new ProcessManager(record);
    running.start({ name: 'the server', arguments: sleeping(), output: 'keep' });
    await new ProcessManager(record).close();
    expect(readFileSync(record, 'utf8')).toContain('the server');
    await running.close();
  });
});
