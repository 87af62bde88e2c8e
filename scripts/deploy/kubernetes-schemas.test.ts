import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { repositoryRoot } from '../paths';

/*
 * Kubernetes publishes its schemas as an OpenAPI document, from which the package kubernetes-types is generated. Unlike a
 * validator with these schemas, the compiler also reports misspelled fields.
 */
const FOLDER = path.join(repositoryRoot, 'deploy/kubernetes');
/** A file that exists only in memory, beside this one. */
const PROGRAM = path.join(import.meta.dirname, 'manifests.ts');

/** Where the types of an API version are, by its name in a manifest. */
const MODULES = new Map([
  ['apps/v1', 'apps/v1'],
  ['autoscaling/v2', 'autoscaling/v2'],
  ['batch/v1', 'batch/v1'],
  ['networking.k8s.io/v1', 'networking/v1'],
  ['policy/v1', 'policy/v1'],
  ['v1', 'core/v1'],
]);

/** What operators define; the package doesn't have their schemas. */
const OPERATORS = ['postgresql.cnpg.io/', 'gateway.networking.k8s.io/', 'gateway.envoyproxy.io/', 'monitoring.coreos.com/'];

const manifestSchema = z.looseObject({ apiVersion: z.string(), kind: z.string(), metadata: z.looseObject({ name: z.string() }) });
type Manifest = z.infer<typeof manifestSchema>;

const manifests = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.yaml') && file !== 'kustomization.yaml')
  .flatMap((file) => parseAllDocuments(readFileSync(path.join(FOLDER, file), 'utf8')))
  .map((document) => manifestSchema.parse(document.toJS()))
  .filter(({ apiVersion }) => !OPERATORS.some((group) => apiVersion.startsWith(group)));

/** Compiles manifests as values of their published types. @returns the messages of the compiler, with the name of the manifest */
function findMistakes(objects: readonly Manifest[]): string[] {
  const statements = objects.map((object, index) => {
    const typesModule = MODULES.get(object.apiVersion);
    if (typesModule === undefined) throw new Error(`The module of ${object.apiVersion} is missing in MODULES.`);
    return `export const manifest${index}: import('kubernetes-types/${typesModule}').${object.kind} = ${JSON.stringify(object)};`;
  });
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    types: [],
    // Those of the browser, which are usual, take half of the time.
    lib: ['lib.es5.d.ts'],
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const readSource = host.getSourceFile.bind(host);
  host.getSourceFile = (file, ...rest) =>
    file === PROGRAM ? ts.createSourceFile(file, statements.join('\n'), ts.ScriptTarget.Latest) : readSource(file, ...rest);
  return ts.getPreEmitDiagnostics(ts.createProgram([PROGRAM], options, host)).map(({ file, start, messageText }) => {
    const line = file === undefined || start === undefined ? -1 : file.getLineAndCharacterOfPosition(start).line;
    return `${objects[line]?.metadata.name ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}

const service = { apiVersion: 'v1', kind: 'Service', metadata: { name: 'broken' } };
const BROKEN = [
  { ...service, spec: { selectors: { app: 'site' } } },
  { ...service, spec: { ports: [{ name: 'http', port: '80' }] } },
  { ...service, spec: { ports: [{ name: 'http' }] } },
];

/** Compiled once, because loading the types takes most of the time. */
const mistakes = findMistakes([...manifests, ...BROKEN]);
const isOfBroken = (mistake: string): boolean => mistake.startsWith('broken: ');

it('the manifests for Kubernetes have the published schemas', () => {
  expect(manifests.length).toBeGreaterThan(10);
  expect(mistakes.filter((mistake) => !isOfBroken(mistake))).toEqual([]);
});

it('misspelled fields, wrong types, and missing fields would be reported', () => {
  expect(mistakes.filter(isOfBroken)).toEqual([
    expect.stringContaining(`'"selectors"' does not exist`),
    expect.stringContaining("'string' is not assignable to type 'number'"),
    expect.stringContaining("Property 'port' is missing"),
  ]);
});
