import { chromium, devices, type Page } from '@playwright/test';

/** Lighthouse's slow phone: its processor and network, throttled by Chromium instead of simulated. */
const CPU_SLOWDOWN = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1_638_400 * 0.9) / 8,
  uploadThroughput: (750_000 * 0.9) / 8,
};

/** Chromium delays each request, but no connection. On a real network, TCP and TLS 1.3 take a round trip each before the first. */
export const CONNECTION_MS = 2 * NETWORK.latency;

/**
 * Gives a page of a new browser on a slow phone to a function.
 * @param program the path of Chromium
 * @param site the base of relative URLs
 * @param observe runs in each document before its own scripts
 */
export async function useSlowPhone<Result>(
  { program, site, observe }: { program: string; site: string; observe: () => void },
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const context = await browser.newContext({ ...devices['Moto G4'], baseURL: site });
    const page = await context.newPage();
    // Chromium's headless shell reports a pointer on the first page of a tab, which would hydrate it.
    await page.goto('/robots.txt');
    await page.addInitScript(observe);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return await use(page);
  } finally {
    await browser.close();
  }
}
