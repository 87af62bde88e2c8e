import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { startFakePostgres } from '@/platform/testing/fake-postgres';
import { takeBaseBackup } from './base-backup';

it('a backup during which the database stops says that there is none, without a stack trace', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'base-backup-'));
  const database = await startFakePostgres((statement) => {
    if (statement === 'show data_directory') return { name: 'data_directory', value: path.join(folder, 'data') };
    return statement.includes('pg_backup_stop')
      ? Object.assign(new Error('terminating connection due to unexpected postmaster exit'), { code: '57P02' })
      : 'SELECT 1';
  });
  await expect(takeBaseBackup(database.url, path.join(folder, 'backup'))).rejects.toMatchObject({
    name: 'CommandError',
    message: 'The database could not be copied: terminating connection due to unexpected postmaster exit.',
    hint: expect.stringContaining('No backup was made.'),
  });
  database.close();
  rmSync(folder, { recursive: true });
});
