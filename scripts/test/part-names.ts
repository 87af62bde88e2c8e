import { CommandError } from '../command-error';

/** The parts of `npm test`, in the order of the summary. */
export const partNames = ['types', 'lint', 'imports', 'spelling', 'unit', 'integration', 'site'] as const;
export type PartName = (typeof partNames)[number];

/**
 * Parses the names of parts in the arguments.
 * @param names none means all
 * @throws {CommandError} when there is no part of a name
 */
export function parsePartNames(names: string[]): Set<PartName> {
  if (names.length === 0) return new Set(partNames);
  return new Set(
    names.map((name) => {
      const part = partNames.find((known) => known === name);
      if (part === undefined)
        throw new CommandError(
          `There is no part "${name}".`,
          `The parts are: ${partNames.join(', ')}. As in: npm test -- unit site`,
        );
      return part;
    }),
  );
}
