import { describe, expect, it } from 'vitest';
import type { EmbeddedPostgres } from './embedded-postgres';
import { CommandError } from '../command-error';
import { Shutdown } from '../shutdown';
import { supervise } from './supervise';

/** A server that exits immediately, every time. */
function shortLived(restart: () => Promise<EmbeddedPostgres>): EmbeddedPostgres {
  return {
    version: '18.4',
    port: 5432,
    adopted: false,
    ended: Promise.resolve(),
    url: (database) => database,
    createDatabase: async () => undefined,
    vacuumDatabase: async () => undefined,
    copyDatabase: async () => undefined,
    dropDatabases: async () => undefined,
    stop: async () => undefined,
    restart,
  };
}

describe('server that exits unexpectedly', () => {
  it('is restarted, and abandoned when it keeps exiting', async () => {
    const notes: string[] = [];
    const again = async (): Promise<EmbeddedPostgres> => shortLived(again);
    const kept = supervise(shortLived(again), { shutdown: new Shutdown(), log: '/log', onNote: (text) => notes.push(text) });
    await expect(kept).rejects.toThrow('Postgres exited 4 times within a minute.');
    expect(notes.filter((text) => text.includes('is restarted; its log is /log'))).toHaveLength(3);
  });

  it('ends the command when it cannot be restarted', async () => {
    const cannot = () => Promise.reject(new CommandError('The embedded Postgres did not start.'));
    await expect(
      supervise(shortLived(cannot), { shutdown: new Shutdown(), log: '/log', onNote: () => undefined }),
    ).rejects.toThrow('did not start');
  });

  it('is not restarted during the shutdown', async () => {
    const shutdown = new Shutdown();
    let starts = 0;
    const again = async (): Promise<EmbeddedPostgres> => {
      starts += 1;
      return shortLived(again);
    };
    await shutdown.run(() => undefined);
    void supervise(shortLived(again), { shutdown, log: '/log', onNote: () => undefined });
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    expect(starts).toBe(0);
  });
});
