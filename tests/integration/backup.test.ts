import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/ports';
import { CheckoutCopy, type RunningCommand } from './support/checkout-copy';
import { processesOfFile, temporaryFolder } from './support/processes';

const ADDRESSES = ['/', '/services/support', '/products/view-all', '/postgres-tutorials/window-functions', '/search?q=vacuum', '/llms.txt'];

const processes = processesOfFile();
const above = temporaryFolder();
const backup = path.join(above, 'backup');
let copy: CheckoutCopy;
let port = 0;

beforeAll(async () => {
  copy = new CheckoutCopy(above, processes);
  port = await freePort();
});
afterAll(async () => {
  await processes.close();
  await copy.remove();
});

async function start(): Promise<RunningCommand> {
  const running = copy.run(['start'], { PORT: String(port) });
  await running.prints(/is ready after/);
  return running;
}

async function stop(running: RunningCommand): Promise<void> {
  process.kill(-running.pid, 'SIGINT');
  await running.ended;
}

/** What a visitor reads at each address: what stands around it may come in another order each time. */
async function pages(): Promise<string[]> {
  return Promise.all(
    ADDRESSES.map(async (address) => {
      const text = await (await fetch(`http://localhost:${port}${address}`)).text();
      return /<main[\s\S]*<\/main>/.exec(text)?.[0].replaceAll(/<script[\s\S]*?<\/script>/g, '') ?? text;
    }),
  );
}

describe('the runbook’s way through the loss of everything', () => {
  it('backup while the site runs, wipe, restore: the same pages', async () => {
    let running = await start();
    const before = await pages();
    expect(before.every((page) => page.length > 1_000)).toBe(true);
    const made = copy.run(['run', 'backup', '--', backup]);
    expect((await made.ended).code, made.text()).toBe(0);
    expect(await pages(), 'the site goes on').toEqual(before);

    const early = copy.run(['run', 'restore', '--', backup]);
    expect((await early.ended).code).toBe(1);
    expect(early.text(), 'never below a running site').toContain('is running already');

    await stop(running);
    rmSync(path.join(copy.folder, '.data'), { recursive: true });
    const restored = copy.run(['run', 'restore', '--', backup]);
    expect((await restored.ended).code, restored.text()).toBe(0);
    running = await start();
    expect(running.text(), 'nothing is imported anew').toContain('Content is there');
    expect(await pages()).toEqual(before);
    await stop(running);
  }, 300_000);

  it('what is restored over is kept, and what is no backup is refused', async () => {
    const wrong = copy.run(['run', 'restore', '--', path.join(copy.folder, '.data')]);
    expect((await wrong.ended).code).toBe(1);
    expect(wrong.text()).toContain('no complete backup');
    const again = copy.run(['run', 'restore', '--', backup]);
    expect((await again.ended).code, again.text()).toBe(0);
    const aside = /is now (\S+before-restore-\S+);/.exec(again.text())?.[1] ?? '';
    expect(existsSync(path.join(aside, 'PG_VERSION'))).toBe(true);
    const twice = copy.run(['run', 'backup', '--', backup]);
    expect((await twice.ended).code).toBe(1);
    expect(twice.text()).toContain('exists already');
  }, 120_000);
});
