import type { ProcessManager } from '../../../scripts/process-manager';
import { type Instance, startInstance } from './instance';

/** Several instances on one database, each of which may be killed. */
export interface Fleet {
  /** Returns the running instances in turn; waits while none is running. */
  next(): Promise<Instance>;
  /** The names of the running instances. */
  names(): string[];
  /** Returns whether the instance with this name is running. */
  isRunning(name: string): boolean;
  /**
   * Kills the instance of a name.
   * @throws Error when none has that name
   */
  kill(name: string): Promise<void>;
  /** Kills it like {@link kill}, and begins to start another in its place. */
  replace(name: string): Promise<void>;
  /** Waits until all started instances are running. */
  waitUntilRunning(): Promise<void>;
}

interface FleetOptions {
  processes: ProcessManager;
  /** Returns the variables of an instance. They include its name, by which the test recognizes it. */
  configure: (name: string) => { databaseUrl: string; variables: Record<string, string> };
}

/** Starts a fleet of two instances, and waits until they are running. */
export async function startFleet({ processes, configure }: FleetOptions): Promise<Fleet> {
  const running = new Map<string, Instance>();
  const starting = new Set<Promise<unknown>>();
  let begun = 0;
  let turn = 0;
  const start = (): void => {
    begun += 1;
    const name = `instance-${begun}`;
    const { databaseUrl, variables } = configure(name);
    const started = startInstance(processes, databaseUrl, variables).then((instance) => running.set(name, instance));
    starting.add(started);
    // A failure is reported to those who wait for it.
    void started.finally(() => starting.delete(started)).catch(() => undefined);
  };
  const waitUntilRunning = async (): Promise<void> => {
    await Promise.all(starting);
  };
  start();
  start();
  const kill = async (name: string): Promise<void> => {
    const instance = running.get(name);
    if (instance === undefined) throw new Error(`There is no ${name}.`);
    running.delete(name);
    await instance.kill();
  };
  await waitUntilRunning();
  return {
    waitUntilRunning,
    names: () => [...running.keys()],
    isRunning: (name) => running.has(name),
    next: async () => {
      while (running.size === 0) await Promise.race(starting);
      const instances = [...running.values()];
      turn += 1;
      const instance = instances[turn % instances.length];
      if (instance === undefined) throw new Error('No instance is running.');
      return instance;
    },
    kill,
    replace: async (name) => {
      await kill(name);
      start();
    },
  };
}
