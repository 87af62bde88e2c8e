import path from 'node:path';
import { defineConfig } from 'vitest/config';

const resolve = { alias: { '@payload-config': path.resolve('src/payload.config.ts'), '@': path.resolve('src') } };

export default defineConfig({
  resolve,
  test: {
    projects: [
      { resolve, test: { name: 'unit', include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'] } },
      {
        resolve,
        // Each file starts processes of its own on one database server, and waits for them most of the time.
        test: { name: 'integration', include: ['tests/integration/**/*.test.ts'], maxWorkers: 2, testTimeout: 60_000, hookTimeout: 180_000 },
      },
    ],
  },
});
