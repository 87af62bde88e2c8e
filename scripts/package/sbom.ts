import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { repositoryRoot } from '../paths';
import type { ProcessManager } from '../process-manager';

const sbomSchema = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  metadata: z.looseObject({ component: z.looseObject({ 'bom-ref': z.string() }) }),
  components: z.array(z.looseObject({ 'bom-ref': z.string(), name: z.string(), version: z.string() })),
  dependencies: z.array(z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()).optional() })),
});
type Sbom = z.infer<typeof sbomSchema>;

/**
 * Writes the software bill of materials (CycloneDX) of a package: what npm knows of the packages in the lock file, and of
 * these only the ones that were copied.
 * @param packages such as `pg@8.20.0`
 */
export async function writeSbom(target: string, packages: readonly string[], processes: ProcessManager): Promise<void> {
  // It is longer than what a process manager keeps.
  const lines: string[] = [];
  await processes.run({
    name: 'npm sbom',
    command: 'npm',
    arguments: ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--omit=dev', '--loglevel=silent'],
    folder: repositoryRoot,
    output: (line) => lines.push(line),
  });
  const complete = sbomSchema.parse(JSON.parse(lines.join('\n')));
  writeFileSync(path.join(target, 'sbom.cdx.json'), `${JSON.stringify(selectComponents(complete, packages), undefined, 2)}\n`);
}

/** Returns a bill of materials with only these packages. */
export function selectComponents(sbom: Sbom, packages: readonly string[]): Sbom {
  const shipped = new Set(packages);
  const components = sbom.components.filter(({ name, version }) => shipped.has(`${name}@${version}`));
  const refs = new Set([sbom.metadata.component['bom-ref'], ...components.map((component) => component['bom-ref'])]);
  const dependencies = sbom.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map((dependency) => ({ ...dependency, dependsOn: dependency.dependsOn?.filter((ref) => refs.has(ref)) }));
  return { ...sbom, components, dependencies };
}

/** Reads the bill of materials of a package. */
export function readSbom(target: string): Sbom {
  return sbomSchema.parse(JSON.parse(readFileSync(path.join(target, 'sbom.cdx.json'), 'utf8')));
}
