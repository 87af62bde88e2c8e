import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readDiskSpace } from './disk-space';

it('the space of a folder’s disk is known, also before the folder exists', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'disk-space-'));
  const space = await readDiskSpace(folder);
  expect(space?.sizeBytes).toBeGreaterThan(0);
  expect(space?.freeBytes).toBeLessThanOrEqual(space?.sizeBytes ?? 0);
  expect((await readDiskSpace(path.join(folder, 'not', 'there')))?.sizeBytes).toBe(space?.sizeBytes);
  rmSync(folder, { recursive: true });
});
