import type { ProcessManager } from '../../../scripts/process-manager';
import { type Instance, startInstance } from './instance';

/** Several instances on one database, each of which may be killed. */
export interface Fleet {
  /** An instance that runs, in turn; waits while none does. */
  next(): Promise<Instance>;
  /** The names of the running instances. */
  names(): string[];
  /** Whether an instance of this name runs. */
  runs(name: string): boolean;
  /**
   * Kills the instance of a name.
   * @throws Error when none has that name
   */
  kill(name: string): Promise<void>;
  /** Kills it as {@link kill} does, and begins to start another in its place. */
  replace(name: string): Promise<void>;
  /** Waits until all that were begun run. */
  whole(): Promise<void>;
}

interface FleetOptions {
  processes: ProcessManager;
  size: number;
  /** What an instance is configured with. Its name stands in there, by which the test knows who does something. */
  configure: (name: string) => { databaseUrl: string; variables: Record<string, string> };
}

/** Starts a fleet, and waits until all of it runs. */
export async function startFleet({ processes, size, configure }: FleetOptions): Promise<Fleet> {
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
    // Who waits for it hears of a failure.
    void started.finally(() => starting.delete(started)).catch(() => undefined);
  };
  const whole = async (): Promise<void> => {
    await Promise.all(starting);
  };
  for (let count = 0; count < size; count += 1) start();
  const kill = async (name: string): Promise<void> => {
    const instance = running.get(name);
    if (instance === undefined) throw new Error(`There is no ${name}.`);
    running.delete(name);
    await instance.kill();
  };
  await whole();
  return {
    whole,
    names: () => [...running.keys()],
    runs: (name) => running.has(name),
    next: async () => {
      while (running.size === 0) await Promise.race(starting);
      const instances = [...running.values()];
      turn += 1;
      const instance = instances[turn % instances.length];
      if (instance === undefined) throw new Error('No instance runs.');
      return instance;
    },
    kill,
    replace: async (name) => {
      await kill(name);
      start();
    },
  };
}
