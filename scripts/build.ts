import './check-runtime';
import path from 'node:path';
import { buildSite } from './build/site-build';
import { stateFolder } from './paths';
import { runCommand } from './command';

// npm run build: always builds and shows Next's output.
await runCommand({ processFile: path.join(stateFolder, 'build-command-processes.json') }, async ({ terminal, shutdown }) => {
  await terminal.step(
    'Building the site',
    (step) => buildSite({ shutdown, onLine: (line) => step.note(line), onNote: (text) => step.note(text) }),
    () => 'Built the site',
  );
});
