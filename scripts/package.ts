import './check-runtime';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfNeeded } from './build/site-build';
import { runCommand } from './command';
import { CommandError } from './command-error';
import { removePackage, writePackage } from './package/write-package';
import { stateFolder } from './paths';

// npm run package -- <folder>: writes everything that a server needs into a folder, for an image or to copy to a machine.
// With --link, files are hard links, for tests.
await runCommand({ processFile: path.join(stateFolder, 'package-processes.json') }, async ({ terminal, shutdown }) => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { link: { type: 'boolean' } } });
  const [given] = positionals;
  if (given === undefined)
    throw new CommandError('No target folder is given.', {
      hint: 'Specify a folder that doesn’t exist yet: npm run package -- /tmp/site',
    });
  const target = path.resolve(given);
  if (existsSync(target))
    throw new CommandError(`${target} already exists.`, { hint: 'Specify a folder that doesn’t exist yet.' });
  await terminal.step(
    'Building the site',
    (step) => buildIfNeeded({ shutdown, onNote: (text) => step.note(text) }),
    (built) => (built ? 'Built the site' : 'The build is up to date'),
  );
  let isComplete = false;
  shutdown.addCleanup(() => {
    if (!isComplete) removePackage(target);
  });
  await terminal.step(
    'Copying',
    () => writePackage(target, values),
    ({ packageCount, bytes }) => `Copied the build and ${packageCount} packages, ${Math.round(bytes / 1_000_000)} MB in all`,
  );
  isComplete = true;
  terminal.print('', `  ${target} needs nothing but Node: cd ${given} && node .build/server.mjs`);
});
