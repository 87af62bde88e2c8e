import { describe, expect, it } from 'vitest';
import { findRuntimePackages, parseLockFile } from './runtime-packages';

const lock = parseLockFile(
  JSON.stringify({
    packages: {
      '': { dependencies: { server: '1.0.0', tool: '1.0.0' } },
      'node_modules/server': { dependencies: { shared: '2.0.0', tool: '1.0.0' }, optionalDependencies: { elsewhere: '1.0.0' } },
      'node_modules/server/node_modules/shared': { version: '2.0.0' },
      'node_modules/shared': { version: '1.0.0' },
      'node_modules/tool': { dependencies: { shared: '1.0.0' } },
      'node_modules/plugin': {
        peerDependencies: { server: '1.0.0', editor: '1.0.0' },
        peerDependenciesMeta: { editor: { optional: true } },
      },
      'node_modules/editor': {},
    },
  }),
);
const nothing = () => false;

describe('packages that a program needs', () => {
  it('are those it imports and all they depend on, in the version that each of them gets', () => {
    expect(findRuntimePackages(lock, ['server'], nothing)).toEqual([
      'node_modules/server',
      'node_modules/server/node_modules/shared',
      'node_modules/shared',
      'node_modules/tool',
    ]);
  });

  it('include peers, but not optional ones', () => {
    expect(findRuntimePackages(lock, ['plugin'], nothing)).toContain('node_modules/server');
    expect(findRuntimePackages(lock, ['plugin'], nothing)).not.toContain('node_modules/editor');
  });

  it('omit what is not used at run time, with everything that only it needs', () => {
    expect(findRuntimePackages(lock, ['server'], (name) => name === 'tool')).toEqual([
      'node_modules/server',
      'node_modules/server/node_modules/shared',
    ]);
  });

  it('must be in the lock file', () => {
    expect(() => findRuntimePackages(lock, ['missing'], nothing)).toThrow('missing is imported');
  });
});
