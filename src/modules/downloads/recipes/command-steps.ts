import type { Installation, Platform } from '@/payload-types';
import { findNewestRelease, type ReleaseFact } from '@/platform/postgres-facts/facts';

/** The commands of an installation for one version on one system. */
export interface Commands {
  steps: readonly { title: string; language: Installation['steps'][number]['language']; code: string }[];
  verify: string;
  remove: string;
  /** The package with the server; undefined when it isn't a package. */
  packageName: string | undefined;
}

export type CommandSource = Pick<Installation, 'steps' | 'verify' | 'remove' | 'package'>;

/** Fills the placeholders of an installation, and leaves out the steps of other systems. */
export function buildCommands(
  installation: CommandSource,
  { major, system, releases }: { major: number; system: Pick<Platform, 'key'>; releases: readonly ReleaseFact[] },
): Commands {
  const release = findNewestRelease({ major }, releases)?.version ?? `${major}.0`;
  const fill = (code: string): string => code.replaceAll('{major}', String(major)).replaceAll('{release}', release);
  return {
    steps: installation.steps
      .filter(({ platforms }) => !platforms || platforms.split(/,\s*/).includes(system.key))
      .map(({ title, language, code }) => ({ title, language, code: fill(code) })),
    verify: fill(installation.verify),
    remove: fill(installation.remove),
    packageName: installation.package ? fill(installation.package) : undefined,
  };
}

/**
 * Joins the steps and the check to one block, in order, each with its title as a comment, to be copied at once.
 * @returns undefined when they aren't in one language, such as commands and a file that they need
 */
export function joinCommands({ steps, verify }: Commands): Pick<Commands['steps'][number], 'language' | 'code'> | undefined {
  const [first] = steps;
  if (first === undefined || steps.some(({ language }) => language !== first.language)) return undefined;
  const blocks = [...steps, { title: 'Check that it runs', code: verify }].map(({ title, code }) => `# ${title}\n${code}`);
  return { language: first.language, code: blocks.join('\n\n') };
}
