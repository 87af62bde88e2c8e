import { CommandError } from '../command-error';

/** The parts of `npm test`, in the order of the summary. */
export const partNames = ['types', 'lint', 'imports', 'spelling', 'unit', 'integration', 'site'] as const;
export type PartName = (typeof partNames)[number];

/** The parts to run, each with the files to run of it: those whose path contains one of the texts. None means all. */
export type ChosenParts = Map<PartName, string[]>;

/** The parts with test files (test-files.ts). */
export const partsWithFiles = ['unit', 'integration', 'site'] as const;
export type PartWithFiles = (typeof partsWithFiles)[number];

/** Returns whether files can be chosen from a part. */
export function hasFiles(part: PartName): part is PartWithFiles {
  return partsWithFiles.some((each) => each === part);
}

/**
 * Parses the arguments of `npm test`: names of parts, each with a choice of files where it has files, such as
 * `unit integration=publishing,webinars`.
 * @param names none means all parts
 * @throws {CommandError} when there is no part of a name, or it has no files to choose from
 */
export function parsePartNames(names: string[]): ChosenParts {
  if (names.length === 0) return new Map(partNames.map((part) => [part, []]));
  return new Map(names.map(parsePart));
}

function parsePart(argument: string): [PartName, string[]] {
  const [name = '', files] = argument.split('=');
  const part = partNames.find((known) => known === name);
  if (part === undefined)
    throw new CommandError(`There is no part "${name}".`, {
      hint: `The parts are: ${partNames.join(', ')}. As in: npm test -- unit site`,
    });
  if (files === undefined) return [part, []];
  if (!hasFiles(part))
    throw new CommandError(`The part "${part}" has no files to choose from.`, {
      hint: `These have: ${partsWithFiles.join(', ')}. As in: npm test -- integration=publishing`,
    });
  return [part, files.split(',').filter((file) => file !== '')];
}
