import './check-runtime';
import path from 'node:path';
import { buildSite } from './build/site-build';
import { stateFolder } from './paths';
import { runCommand } from './command';

/** Next's list of the experimental options, whose marks look like those of failures. The architecture has them as dependencies. */
const EXPERIMENTS = /^(?:- Experiments \(use with caution\):| {2}[⨯✓·] \w+(?:: .+)?)$/;

// npm run build: always builds and shows Next's output.
await runCommand({ processFile: path.join(stateFolder, 'build-command-processes.json') }, async ({ terminal, shutdown }) => {
  await terminal.step(
    'Building the site',
    (step) =>
      buildSite({
        shutdown,
        onLine: (line) => (EXPERIMENTS.test(line) ? undefined : step.note(line)),
        onNote: (text) => step.note(text),
      }),
    () => 'Built the site',
  );
});
