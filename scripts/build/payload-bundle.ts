import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { z } from 'zod';
import { repositoryRoot } from '../paths';

/*
 * Payload and its Postgres adapter have more than a thousand modules, and to load them takes over a second of each start of a
 * server or a command. Here they are bundled into a few files, as packages of the same names in .build/node_modules. The
 * programs in .build find them there, as Node looks for packages; Next's build gets links to them.
 */

/** The bundled packages, and those of their exports that the site and Payload's other packages import. */
export const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  payload: ['.', './i18n/en', './internal', './node', './shared'],
  '@payloadcms/db-postgres': ['.'],
};

/** These are loaded from node_modules: native modules, those that start workers from their own files, and development tools. */
const EXTERNAL = ['drizzle-kit', 'pg', 'pg-native', 'pino', 'pino-pretty', 'prettier', 'sharp'];

const buildFolder = path.join(repositoryRoot, '.build');
const folder = path.join(buildFolder, 'node_modules');
const stampFile = path.join(folder, '.stamp');
const linksFolder = path.join(repositoryRoot, '.next/node_modules');

/** Returns whether a bundle of the installed versions exists. */
export function hasPayloadBundle(): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === computeStamp();
}

/** Bundles the packages unless a bundle of the installed versions exists. Another command may be loading the present files. */
export async function bundlePayload(): Promise<void> {
  if (hasPayloadBundle()) return;
  const next = path.join(buildFolder, `node_modules.${process.pid}`);
  await build({
    absWorkingDir: repositoryRoot,
    entryPoints: Object.entries(PACKAGES).flatMap(([name, exports]) =>
      exports.map((each) => ({ in: path.posix.join(name, each), out: `${name}/${getFileName(each)}` })),
    ),
    outdir: next,
    chunkNames: 'payload/chunks/[name]-[hash]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: EXTERNAL.flatMap((name) => [name, `${name}/*`]),
    // CommonJS modules in the bundle expect these names.
    banner: {
      js: [
        "import { createRequire as createBundleRequire } from 'node:module';",
        'const require = createBundleRequire(import.meta.url);',
        'const __filename = import.meta.filename, __dirname = import.meta.dirname;',
      ].join('\n'),
    },
    logLevel: 'silent',
  });
  for (const [name, exports] of Object.entries(PACKAGES)) writeManifest(path.join(next, name), name, exports);
  writeFileSync(path.join(next, '.stamp'), computeStamp());
  rmSync(folder, { recursive: true, force: true });
  renameSync(next, folder);
}

/** Points the links of Next's build, whose names contain a hash, to the bundled packages. */
export function linkPayloadBundle(): void {
  for (const name of Object.keys(PACKAGES)) {
    const scope = path.join(linksFolder, path.dirname(name));
    const links = readdirSync(scope).filter((link) => link.replace(/-[0-9a-f]{16}$/, '') === path.basename(name));
    if (links.length === 0) throw new Error(`Next's build has no link to ${name}. Is it in serverExternalPackages?`);
    for (const link of links) {
      rmSync(path.join(scope, link));
      symlinkSync(path.relative(scope, path.join(folder, name)), path.join(scope, link));
    }
  }
}

const getFileName = (exported: string): string => (exported === '.' ? 'index' : exported.slice('./'.length));

function writeManifest(target: string, name: string, exports: readonly string[]): void {
  const { version } = readManifest(name);
  const manifest = {
    name,
    version,
    private: true,
    type: 'module',
    exports: Object.fromEntries(exports.map((each) => [each, `./${getFileName(each)}.mjs`])),
  };
  mkdirSync(target, { recursive: true });
  writeFileSync(path.join(target, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
}

function readManifest(name: string): { version: string } {
  const file = path.join(repositoryRoot, 'node_modules', name, 'package.json');
  return z.object({ version: z.string() }).parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** Changes with the versions of all packages and with this file. */
function computeStamp(): string {
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', path.relative(repositoryRoot, import.meta.filename)])
    hash.update(readFileSync(path.join(repositoryRoot, file)));
  return hash.digest('hex');
}
