import { parseArgs } from 'node:util';

/** Parses what follows `npm run content:import --`. @throws TypeError that names an unknown option */
export function parseImportOptions(args: string[]) {
  return parseArgs({ args, options: { 'dry-run': { type: 'boolean' }, record: { type: 'string' } }, allowPositionals: true });
}

/** Parses what follows `npm run content:export --`: only a folder. @throws TypeError that names an unknown option */
export function parseExportOptions(args: string[]) {
  return parseArgs({ args, options: {}, allowPositionals: true });
}
