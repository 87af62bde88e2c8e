import { z } from 'zod';

const dependencyListSchema = z.record(z.string(), z.string()).optional();
const lockFileSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      integrity: z.string().optional(),
      license: z.string().optional(),
      dependencies: dependencyListSchema,
      optionalDependencies: dependencyListSchema,
      peerDependencies: dependencyListSchema,
      peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean().optional() })).optional(),
    }),
  ),
});

/** The part of package-lock.json with the installed packages, their folders, and their dependencies. */
export type LockFile = z.infer<typeof lockFileSchema>;
/** The lock file's entry of an installed package. */
export type LockedPackage = LockFile['packages'][string];

/** Parses package-lock.json. */
export function parseLockFile(text: string): LockFile {
  return lockFileSchema.parse(JSON.parse(text));
}

/**
 * Finds the packages that a program needs at run time: those it imports, and all their dependencies.
 * @param imported names of packages, such as `next` and `@aws-sdk/client-s3`
 * @param isLeftOut whether a package isn't used at run time, although another one depends on it
 * @returns their folders, such as `node_modules/pg`, in order
 * @throws Error when an imported package isn't in the lock file
 */
export function findRuntimePackages(
  { packages }: LockFile,
  imported: readonly string[],
  isLeftOut: (name: string) => boolean,
): string[] {
  const found = new Set<string>();
  const pending = imported.map((name) => {
    const folder = resolvePackage(packages, '', name);
    if (folder === undefined) throw new Error(`${name} is imported but isn't in package-lock.json.`);
    return folder;
  });
  for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
    if (found.has(folder)) continue;
    found.add(folder);
    pending.push(...listDependencies(packages, folder).filter((each) => !isLeftOut(getPackageName(each))));
  }
  return [...found].toSorted();
}

/** Returns the folders of the packages that a package depends on. An optional one for another platform has none. */
export function listDependencies(packages: LockFile['packages'], folder: string): string[] {
  return listNeeded(packages[folder]).flatMap((name) => resolvePackage(packages, folder, name) ?? []);
}

/** Returns the name of the package that is installed in a folder. */
export function getPackageName(folder: string): string {
  return folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

function listNeeded(locked: LockedPackage | undefined): string[] {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = locked ?? {};
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => peerDependenciesMeta?.[name]?.optional !== true);
  return [...Object.keys(dependencies ?? {}), ...Object.keys(optionalDependencies ?? {}), ...peers];
}

/** Looks for a package as Node does: in the folder itself, then in each folder above it. */
function resolvePackage(packages: LockFile['packages'], from: string, name: string): string | undefined {
  const candidate = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (packages[candidate] !== undefined) return candidate;
  if (from === '') return undefined;
  const end = from.lastIndexOf('/node_modules/');
  return resolvePackage(packages, end < 0 ? '' : from.slice(0, end), name);
}
