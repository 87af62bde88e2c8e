import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { checkout } from './content-pages';

/** The maximum compressed size of a client component and of what only it imports, in bytes. */
const MODULE_BYTES_MAX = 1300;

/** Those of components that are only on the pages of their task. 23 kB of the largest ones are the library that parses responses. */
const LARGER_MODULES: Record<string, number> = {
  'src/modules/dashboard/': 27_000,
  'src/app/(site)/dashboard/': 27_000,
  'src/modules/certification/exam-page/exam-form.tsx': 28_500,
  'src/modules/certification/exam-page/exam-return.tsx': 26_500,
  'src/modules/certification/exam-page/exam-clock.tsx': 25_000,
  'src/shell/sign-on/callback.tsx': 2800,
  'src/shell/sign-on/signed-out.tsx': 1700,
};

/** The components that are on every page: what they import costs the others nothing. */
const SHELL_MODULES = ['src/shell/error-boundary/error-boundary.tsx', 'src/shell/sign-on/sign-on-provider.tsx'];

/** What Next's manifests define in the global scope: the client components of each route. */
const manifestsSchema = z
  .object({
    __RSC_MANIFEST: z.record(z.string(), z.object({ clientModules: z.record(z.string(), z.object({ id: z.coerce.string() })) })),
  })
  .transform(({ __RSC_MANIFEST: routes }) => Object.values(routes).map(({ clientModules }) => clientModules));
const chunkSchema = z.array(z.unknown());

/** Returns the IDs of the client components of the public pages, by their paths in the checkout. */
function readClientModules(): Map<string, string> {
  const folder = path.join(checkout, '.next/server/app/(site)');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('_client-reference-manifest.js'),
  );
  const modules = new Map<string, string>();
  for (const file of files) {
    const context = {};
    runInNewContext(readFileSync(path.join(folder, file), 'utf8'), Object.assign(context, { globalThis: context }));
    for (const clientModules of manifestsSchema.parse(context))
      for (const [name, { id }] of Object.entries(clientModules)) {
        const source = /^\[project\]\/(src\/\S+)/.exec(name)?.[1];
        if (source !== undefined) modules.set(source, id);
      }
  }
  return modules;
}

/** Returns the code of each module of the built chunks by its ID. A chunk lists IDs, each followed by its function. */
function readModuleCode(): Map<string, string> {
  const folder = path.join(checkout, '.next/static/chunks');
  const code = new Map<string, string>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.js'))) {
    const lists: unknown[] = [];
    const context = { TURBOPACK: { push: (list: unknown) => lists.push(list) } };
    try {
      runInNewContext(readFileSync(path.join(folder, file), 'utf8'), Object.assign(context, { globalThis: context }));
    } catch {
      // Polyfills and Turbopack's runtime need a browser, and have no modules.
    }
    for (const list of lists) {
      let ids: string[] = [];
      for (const part of chunkSchema.parse(list).slice(1)) {
        if (typeof part !== 'function') ids.push(String(part));
        else {
          for (const id of ids) code.set(id, part.toString());
          ids = [];
        }
      }
    }
  }
  return code;
}

/** Returns the IDs of the modules with these IDs and of all that they import. */
function findImported(code: ReadonlyMap<string, string>, ids: readonly string[]): Set<string> {
  const found = new Set<string>();
  const left = [...ids];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    for (const [, imported = ''] of (code.get(id) ?? '').matchAll(/\.i\((\d+)\)/g)) left.push(imported);
  }
  return found;
}

it('every client component of the public pages is within its budget', () => {
  const modules = readClientModules();
  const code = readModuleCode();
  const shell = findImported(
    code,
    SHELL_MODULES.map((source) => modules.get(source) ?? ''),
  );
  expect(shell.size, 'modules of the shell').toBeGreaterThan(SHELL_MODULES.length);
  const sizes = [...modules].map(([source, id]) => {
    const own = [...findImported(code, [id])].filter((each) => each === id || !shell.has(each));
    // Chunks repeat a module under several IDs.
    return { source, bytes: gzipSync([...new Set(own.map((each) => code.get(each)))].join('\n')).length };
  });
  expect(sizes.length, 'client components of public pages').toBeGreaterThan(20);
  const oversized = sizes.filter(({ source, bytes }) => bytes > getBudget(source));
  expect(oversized, 'larger than MODULE_BYTES_MAX or their number in LARGER_MODULES').toEqual([]);
  const unused = Object.keys(LARGER_MODULES).filter((prefix) => !sizes.some(({ source }) => source.startsWith(prefix)));
  expect(unused, 'no component has this path').toEqual([]);
});

function getBudget(source: string): number {
  return Object.entries(LARGER_MODULES).find(([prefix]) => source.startsWith(prefix))?.[1] ?? MODULE_BYTES_MAX;
}
