import { expect, test } from 'vitest';
import { buildCommands, type CommandSource, joinCommands } from './command-steps';
import { digestCommands, findCommandRun } from './command-runs';

const SOURCE: CommandSource = {
  steps: [
    { title: 'Module', language: 'bash', code: 'module', platforms: 'rhel-8, rhel-9' },
    { title: 'Install', language: 'bash', code: 'install postgresql-{major} {release}' },
  ],
  verify: 'check {major}',
  remove: 'remove {major}',
  package: 'postgresql-{major}',
};
const RELEASES = [{ released: '2026-01-01', versions: ['15.1'] }];
const build = (system: string, source = SOURCE) =>
  buildCommands(source, { major: 15, system: { key: system }, releases: RELEASES });

test('placeholders are filled, and steps of other systems are left out', () => {
  expect(build('debian-12').steps.map(({ code }) => code)).toEqual(['install postgresql-15 15.1']);
  expect(build('rhel-9').steps).toHaveLength(2);
  expect(build('rhel-10').steps).toHaveLength(1);
  expect(build('debian-12')).toMatchObject({ verify: 'check 15', remove: 'remove 15', packageName: 'postgresql-15' });
});

test('commands that were changed since they ran, or ran elsewhere, have no badge', () => {
  const where = { installation: 'a', system: 'debian-12', major: 15 };
  const run = { ...where, serverVersion: '15.1', day: '2026-01-02', digest: digestCommands(build('debian-12')) };
  expect(findCommandRun(where, build('debian-12'), [run])).toEqual(run);
  expect(findCommandRun(where, build('debian-12', { ...SOURCE, verify: 'other' }), [run])).toBeUndefined();
  expect(findCommandRun({ ...where, system: 'debian-13' }, build('debian-13'), [run])).toBeUndefined();
  expect(findCommandRun({ ...where, major: 16 }, build('debian-12'), [run])).toBeUndefined();
});

test('all commands are one block, in order, unless one of them is a file', () => {
  expect(joinCommands(build('rhel-9'))).toEqual({
    language: 'bash',
    code: '# Module\nmodule\n\n# Install\ninstall postgresql-15 15.1\n\n# Check that it runs\ncheck 15',
  });
  const withFile = { ...SOURCE, steps: [...SOURCE.steps, { title: 'File', language: 'yaml', code: 'kind: Cluster' } as const] };
  expect(joinCommands(build('rhel-9', withFile))).toBeUndefined();
});
