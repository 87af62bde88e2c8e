import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Commands } from './command-steps';
import recorded from './command-runs.json';

/**
 * Commands that a test ran from start to end, as it wrote them down (tests/integration/installation-commands.test.ts). The
 * digest is that of the commands, so that a command that was changed since counts as not run.
 */
export const commandRunSchema = z.object({
  installation: z.string(),
  system: z.string(),
  major: z.number(),
  /** The version that the server reported: "15.20". */
  serverVersion: z.string(),
  day: z.iso.date(),
  digest: z.string(),
});
type CommandRun = z.infer<typeof commandRunSchema>;

const RUNS = z.array(commandRunSchema).parse(recorded);

/** Returns the run of exactly these commands on this system; undefined if they were never run. */
export function findCommandRun(
  { installation, system, major }: Pick<CommandRun, 'installation' | 'system' | 'major'>,
  commands: Commands,
  runs: readonly CommandRun[] = RUNS,
): CommandRun | undefined {
  const digest = digestCommands(commands);
  return runs.find(
    (run) => run.installation === installation && run.system === system && run.major === major && run.digest === digest,
  );
}

/** Returns a digest of all commands of an installation. */
export function digestCommands({ steps, verify, remove }: Commands): string {
  return createHash('sha256')
    .update(JSON.stringify([steps.map(({ code }) => code), verify, remove]))
    .digest('hex');
}
