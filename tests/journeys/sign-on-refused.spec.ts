import { expect, type Page, test } from '@playwright/test';
import { DEFERRED_SCRIPT } from './hydration';

const PAGE = '/why-edb/high-availability';

/** Okta's SDK rejects the address of its admin console, which is often configured by mistake. */
async function misconfigure(page: Page): Promise<void> {
  await page.route('/sign-on/configuration', (route) =>
    route.fulfill({
      json: { issuer: 'https://example-admin.okta.com/oauth2/default', clientId: 'site', skipVersionCheck: false },
    }),
  );
}

/** Serves an SDK that reports another version. */
async function changeVersion(page: Page): Promise<void> {
  await page.route(DEFERRED_SCRIPT, async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    await route.fulfill({
      response,
      body: script.replace(/(okta-auth-js[^]{0,400}?)"5\.11\.0"/g, '$1"6.0.0"').replaceAll('"5.11.0"', '"6.0.0"'),
    });
  });
}

for (const { name, prepare, error } of [
  { name: 'without an auth instance', prepare: misconfigure, error: 'No oktaAuth instance passed to Security Component' },
  {
    name: 'with an SDK of another major version',
    prepare: changeVersion,
    error: 'Incompatible auth SDK version (only 5.x is supported)',
  },
])
  test(`${name} the error replaces the content, and the visitor is not redirected to sign in`, async ({ page }) => {
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(frame.url()));
    await prepare(page);
    await page.goto(PAGE);
    await page.getByRole('banner').getByRole('link', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('main')).toHaveText(error);
    await expect(page.getByRole('main').locator('> *')).toHaveCount(1);
    await expect(page.getByRole('banner')).toContainText('Sign-in is unavailable');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in', exact: true })).toHaveCount(0);

    // A tab whose tokens need the SDK shows the message immediately, and signing out still removes them.
    await page.evaluate(() => sessionStorage.setItem('okta-token-storage', '{"idToken":{"idToken":"a.b.c"}}'));
    await page.goto('/dashboard');
    await expect(page.getByRole('main')).toHaveText(error);
    await page.goto('/logout');
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('okta-token-storage'))).toBeNull();
    expect(new Set(visited.map((url) => new URL(url).pathname))).toEqual(new Set([PAGE, '/dashboard', '/logout']));
  });

test('a browser that blocks storage: each page of the sign-on says what to do, and the content stays', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  await page.goto(PAGE);
  await page.getByRole('banner').getByRole('link', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('banner').getByRole('status')).toHaveText(/^Your browser blocks this site’s storage/);
  await expect(page.getByRole('main')).toContainText(/high availability/i);

  await page.goto('/login/callback?code=1&state=2');
  await expect(page.getByRole('heading', { name: 'Your browser blocks this site’s storage' })).toBeVisible();
  await page.goto('/login/callback?error=access_denied');
  await expect(page.getByRole('heading', { name: 'You were not signed in' })).toBeVisible();
  await page.goto('/logout');
  await expect(page.getByRole('heading', { name: 'You are not signed in' })).toBeVisible();
});
