import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { getPackageName, type LockedPackage, type LockFile, listDependencies } from './runtime-packages';

const FILE = 'sbom.cdx.json';

const sbomSchema = z.object({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.5'),
  version: z.literal(1),
  metadata: z.object({ component: z.looseObject({ 'bom-ref': z.string() }) }),
  components: z.array(z.looseObject({ 'bom-ref': z.string(), name: z.string(), version: z.string() })),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()) })),
});
/** A software bill of materials, in the format CycloneDX. */
type Sbom = z.infer<typeof sbomSchema>;

/**
 * Builds the bill of materials of a package from the lock file. `npm sbom` can only list all packages, and omits what
 * development packages need, too.
 * @param site name and version of the site
 * @param folders of the packages, such as `node_modules/pg`
 */
export function buildSbom({ packages }: LockFile, site: { name: string; version: string }, folders: readonly string[]): Sbom {
  const included = new Set(folders);
  const buildRef = (folder: string) => `${getPackageName(folder)}@${packages[folder]?.version ?? ''}`;
  const root = { type: 'application', 'bom-ref': `${site.name}@${site.version}`, ...site };
  // One package may be installed in several places.
  const byRef = new Map(folders.map((folder) => [buildRef(folder), folder]));
  const dependencies = [...byRef].map(([ref, folder]) => ({
    ref,
    dependsOn: [
      ...new Set(
        listDependencies(packages, folder)
          .filter((each) => included.has(each))
          .map(buildRef),
      ),
    ].toSorted(),
  }));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: root },
    components: [...byRef].map(([ref, folder]) => buildComponent(ref, getPackageName(folder), packages[folder])),
    dependencies: [{ ref: root['bom-ref'], dependsOn: [...byRef.keys()] }, ...dependencies],
  };
}

function buildComponent(
  ref: string,
  name: string,
  { version = '', integrity, license }: LockedPackage = {},
): Sbom['components'][number] {
  const sha512 = integrity?.match(/^sha512-(\S+)/)?.[1];
  return {
    type: 'library',
    'bom-ref': ref,
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(license === undefined ? {} : { licenses: [{ expression: license }] }),
    ...(sha512 === undefined ? {} : { hashes: [{ alg: 'SHA-512', content: Buffer.from(sha512, 'base64').toString('hex') }] }),
  };
}

/** Writes the bill of materials into a package. */
export function writeSbom(target: string, sbom: Sbom): void {
  writeFileSync(path.join(target, FILE), `${JSON.stringify(sbom, undefined, 2)}\n`);
}

/** Reads the bill of materials of a package. */
export function readSbom(target: string): Sbom {
  return sbomSchema.parse(JSON.parse(readFileSync(path.join(target, FILE), 'utf8')));
}
