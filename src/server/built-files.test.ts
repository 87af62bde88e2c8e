import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BuiltFiles } from './built-files';

const HOUR_MS = 3_600_000;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'built-files-'));
  mkdirSync(path.join(folder, 'static'));
  writeFileSync(path.join(folder, 'static', 'a.js'), 'a');
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

it('files that could not be stored at the start are stored within a minute, and confirmed twice a day', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isAvailable = false;
  const statements: string[] = [];
  vi.spyOn(pg.Pool.prototype, 'query').mockImplementation(async (statement: string) => {
    if (!isAvailable) throw new Error('Postgres is unavailable');
    statements.push(statement.trim().split(' ')[0] ?? '');
    return { rows: [] };
  });
  await new BuiltFiles('postgres://localhost/site', folder).store();
  expect(statements).toEqual([]);
  isAvailable = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(statements).toEqual(['update', 'insert', 'delete']);
  await vi.advanceTimersByTimeAsync(11 * HOUR_MS);
  expect(statements).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(statements).toHaveLength(6);
});
