import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { buildTestPatterns } from './scripts/test/test-files';

const resolve = { alias: { '@payload-config': path.resolve('src/payload.config.ts'), '@': path.resolve('src') } };

const LONGEST = [
  'editorial-site',
  'standard-site',
  'commands',
  'forms',
  'content-replicas-all',
  'publishing',
  'search',
  'backup',
  'switchover',
  'content-replicas',
  'package-and-proxies',
  'hostile-requests',
  'runnable-sql',
  'in-process',
  'content-files',
  'deploying',
  'installation-commands',
  'training',
  'sign-on',
  'newsletter',
  'varnish',
  'known-paths',
  'instance-roles',
  'site-status',
  'shared-blocks',
  'bot-protection',
];

/** The files that take longest, with their hooks, come first, so that no core waits for one of them at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = LONGEST.indexOf(path.basename(moduleId, '.test.ts'));
      return found < 0 ? LONGEST.length : found;
    };
    return files.toSorted((one, other) => place(one) - place(other));
  }
}

export default defineConfig({
  resolve,
  test: {
    sequence: { sequencer: LongestFirst },
    // When a server no longer responds, each test would wait for its timeout.
    bail: 20,
    projects: [
      {
        resolve,
        // All in one process, which requests each page once. scripts/test starts the site and says where (SITE_URL). One test
        // reads every view of every list, while the browser tests keep the server busy.
        test: { name: 'pages', include: ['tests/audits/**/*.test.ts'], isolate: false, maxWorkers: 1, testTimeout: 600_000 },
      },
      // Not isolated: reloading modules for each file took two thirds of the time. No test measures how long something takes.
      {
        resolve,
        test: {
          name: 'unit',
          include: buildTestPatterns('unit'),
          isolate: false,
          setupFiles: 'scripts/test/next-environment.ts',
          // A test or a hook may start a database, which takes more than half a minute on a machine that is busy.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // On a busy machine, what takes a moment may take more than the second that is usual.
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        resolve,
        // Each file starts processes of its own on one database server. The timeouts only catch hangs: on a busy machine
        // everything takes several times as long.
        test: {
          name: 'integration',
          include: buildTestPatterns('integration'),
          globalSetup: 'tests/integration/support/global-setup.ts',
          // Two more than there are cores: with three, a third of the time of the cores was not used, because each file often waits
          // for processes to start and for scheduled work.
          maxWorkers: 4,
          testTimeout: 600_000,
          hookTimeout: 600_000,
          expect: { poll: { timeout: 180_000, interval: 50 } },
        },
      },
    ],
  },
});
