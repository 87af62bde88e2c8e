import { expect, it } from 'vitest';
import { parseLockFile } from './runtime-packages';
import { buildSbom } from './sbom';

const lock = parseLockFile(
  JSON.stringify({
    packages: {
      'node_modules/server': {
        version: '1.0.0',
        license: 'MIT',
        integrity: `sha512-${Buffer.from('content').toString('base64')}`,
        dependencies: { '@scope/part': '2.0.0', tool: '1.0.0' },
      },
      'node_modules/server/node_modules/@scope/part': { version: '2.0.0' },
      'node_modules/other/node_modules/@scope/part': { version: '2.0.0' },
      'node_modules/tool': { version: '1.0.0' },
    },
  }),
);

it('a bill of materials lists what was copied, once, with license and hash, and no dependency on anything else', () => {
  const sbom = buildSbom(lock, { name: 'site', version: '0.1.0' }, [
    'node_modules/server',
    'node_modules/server/node_modules/@scope/part',
    'node_modules/other/node_modules/@scope/part',
  ]);
  expect(sbom.components).toEqual([
    {
      type: 'library',
      'bom-ref': 'server@1.0.0',
      name: 'server',
      version: '1.0.0',
      purl: 'pkg:npm/server@1.0.0',
      licenses: [{ expression: 'MIT' }],
      hashes: [{ alg: 'SHA-512', content: Buffer.from('content').toString('hex') }],
    },
    {
      type: 'library',
      'bom-ref': '@scope/part@2.0.0',
      name: '@scope/part',
      version: '2.0.0',
      purl: 'pkg:npm/%40scope/part@2.0.0',
    },
  ]);
  expect(sbom.dependencies).toEqual([
    { ref: 'site@0.1.0', dependsOn: ['server@1.0.0', '@scope/part@2.0.0'] },
    { ref: 'server@1.0.0', dependsOn: ['@scope/part@2.0.0'] },
    { ref: '@scope/part@2.0.0', dependsOn: [] },
  ]);
});
