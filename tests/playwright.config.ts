import { defineConfig, devices } from '@playwright/test';

/*
 * Journeys and audits run against a running site: scripts/test starts it and sets BASE_URL. Journeys that publish (publishing*)
 * set another as their base URL, because the audits of lists and of the sitemap don't know their pages.
 *
 * All belong to one project: for another one, Playwright would start other workers, each with a browser. Workers of its own has
 * only every-page-in-the-browser.spec.ts, for the tabs that they keep. So its hundreds of short tests come last, and no worker
 * waits at the end for a long journey.
 */
export default defineConfig({
  outputDir: '../test-results',
  // What needs no browser is tested by Vitest (*.test.ts).
  testMatch: '*.spec.ts',
  fullyParallel: true,
  // One more than there are cores: much of each test is waiting.
  workers: 3,
  // A test that passes only when repeated has found a bug in the site or in itself.
  retries: 0,
  maxFailures: 20,
  forbidOnly: true,
  // The timeouts only catch hangs: on a busy machine everything takes several times as long.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env['BASE_URL'] ?? 'http://localhost:3000',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    viewport: { width: 1280, height: 800 },
    // Where times are shown, the reader's own zone adds nothing to the page's.
    timezoneId: 'UTC',
    // Otherwise, the browser fades from each page to the next (global.css): it draws frames for a quarter of a second, and clicks
    // wait. Tests of the header, the menu, themes, and hydration are done with motion.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'],
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
