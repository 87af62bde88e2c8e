import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { isServerFunction } from './server-functions';

/** Of features that this admin doesn't have: locales and folders. */
const UNUSED = ['copy-data-from-locale', 'get-folder-results-component-and-data'];

it.each(['constructor', 'toString', '__proto__', 'none', '', undefined, ['form-state'], ...UNUSED])(
  '%j is no server function',
  (name) => expect(isServerFunction(name)).toBe(false),
);

it('each server function of Payload that isn’t unused is known', () => {
  const main = createRequire(import.meta.url).resolve('@payloadcms/next/utilities');
  const source = readFileSync(main.replace(/[^/\\]+$/, '../utilities/handleServerFunctions.js'), 'utf8');
  const [, table = ''] = /const baseServerFunctions = \{([^}]+)\}/.exec(source) ?? [];
  const names = [...table.matchAll(/^\s*'?([\w-]+)'?:/gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !isServerFunction(name))).toEqual(UNUSED);
});
