import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copyFolder } from './copy-folder';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'copy-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('copies files and folders, without those that disappear meanwhile', () => {
  const [from, to] = [path.join(folder, 'from'), path.join(folder, 'to')];
  for (const name of ['public', 'replaced']) mkdirSync(path.join(from, name), { recursive: true });
  for (const name of ['kept', 'removed', 'public/picture']) writeFileSync(path.join(from, name), name, { mode: 0o644 });
  copyFolder(from, to, {
    takes: () => {
      for (const name of ['removed', 'replaced']) rmSync(path.join(from, name), { recursive: true, force: true });
      return true;
    },
  });
  expect(readdirSync(to).toSorted()).toEqual(['kept', 'public', 'replaced']);
  expect(existsSync(path.join(to, 'public/picture'))).toBe(true);
});

it('makes a copy that only this user may read, or one with the modes of the files', () => {
  const from = path.join(folder, 'from');
  mkdirSync(from);
  writeFileSync(path.join(from, 'file'), '', { mode: 0o644 });
  const getMode = (isPrivate: boolean) => {
    const to = path.join(folder, `to-${isPrivate}`);
    copyFolder(from, to, { isPrivate });
    return statSync(path.join(to, 'file')).mode & 0o777;
  };
  expect([getMode(true), getMode(false)]).toEqual([0o600, 0o644]);
});
