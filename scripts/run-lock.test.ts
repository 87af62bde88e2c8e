import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getProcessIdentity } from './process-identity';
import { acquireLock } from './run-lock';

let folder = '';
let file = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
  file = path.join(folder, 'site.lock');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('run lock', () => {
  it('is held by one command at a time and released', async () => {
    const release = await acquireLock({ file, label: 'npm start' });
    await expect(acquireLock({ file, label: 'npm run dev' })).rejects.toThrow(
      `npm start of this checkout is running already (process ${process.pid}).`,
    );
    release();
    (await acquireLock({ file, label: 'npm run dev' }))();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is taken over from a process that has exited, or whose process id was reused', async () => {
    for (const left of [
      { pid: 4_000_000, started: '1' },
      { pid: process.pid, started: 'long ago' },
    ]) {
      writeFileSync(file, JSON.stringify({ ...left, what: 'npm start' }));
      (await acquireLock({ file, label: 'npm start' }))();
    }
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is taken over when it is damaged', async () => {
    writeFileSync(file, '{"pid":');
    await acquireLock({ file, label: 'npm start' });
    expect(readFileSync(file, 'utf8')).toContain(`"pid":${process.pid}`);
  });

  it('is not taken over when it cannot be read, because it may be held', async () => {
    mkdirSync(file);
    await expect(acquireLock({ file, label: 'npm start' })).rejects.toThrow(`${file} cannot be read (EISDIR).`);
    expect(readdirSync(folder)).toEqual(['site.lock']);
  });

  it('is waited for when requested', async () => {
    const other = spawn('sleep', ['0.3']);
    const holder = other.pid === undefined ? undefined : getProcessIdentity(other.pid);
    writeFileSync(file, JSON.stringify({ ...holder, what: 'A build' }));
    const waited: string[] = [];
    await acquireLock({
      file,
      label: 'A build',
      getTimeoutMs: (what) => (what === 'A build' ? 5_000 : 0),
      onWait: (what) => waited.push(what),
    });
    expect(waited).toEqual(['A build']);
  });
});
