import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';

/**
 * Parses what follows `npm run content:import --`.
 * @throws TypeError that names an unknown option; Error for a second folder, or one that doesn't exist
 */
export function parseImportOptions(args: string[]) {
  const options = parseArgs({
    args,
    options: { 'dry-run': { type: 'boolean' }, record: { type: 'string' } },
    allowPositionals: true,
  });
  const folder = getOnlyFolder(options.positionals);
  if (folder !== undefined && statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new Error(`“${folder}” isn’t a folder`);
  return { ...options.values, folder };
}

/**
 * Parses what follows `npm run content:export --`: only a folder.
 * @throws TypeError that names an unknown option; Error for a second folder
 */
export function parseExportOptions(args: string[]) {
  return { folder: getOnlyFolder(parseArgs({ args, options: {}, allowPositionals: true }).positionals) };
}

function getOnlyFolder([folder, ...others]: readonly string[]): string | undefined {
  if (others.length > 0) throw new Error(`Only one folder can be given, and there are ${others.length + 1}`);
  return folder;
}
