import { gzipSync } from 'node:zlib';
import { expect, type Page, type Route, test } from '@playwright/test';
import { z } from 'zod';
import { TOKEN_STORAGE_KEY } from '@/platform/constants';
import { getCheckedStyles, runAxe } from '../audits/axe';
import { site } from '../audits/content-pages';
import { extractInlineScripts } from '../audits/inline-scripts';
import { expectHydrated, expectNotHydrated, holdScripts, DEFERRED_SCRIPT } from './hydration';
import { provider, submitSignInForm } from './provider';
import { fetchTokens, openSignedIn } from './signed-in';
import { expectStyled } from './styles';

/** The maximum script size of the dashboard, compressed: React and Next are three quarters, and the schemas an eighth. */
const DASHBOARD_BYTES_MAX = 175_000;
const DEEP_PAGE = '/why-edb/high-availability?from=mail&q=a%2Fb#main-content';

const signInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign in', exact: true });
const accountMenu = (page: Page) => page.getByRole('banner').locator('summary', { hasText: /^Account/ });

async function signIn(page: Page, path: string, username = 'visitor'): Promise<void> {
  await page.goto(path);
  await signInLink(page).click();
  await submitSignInForm(page, username);
  await expect(page).toHaveURL(new URL(path, site).href);
  // The menu is there from the first paint; the name appears when the SDK is running.
  await expect(accountMenu(page)).toHaveText(/^Account \w/);
}

/** Returns what the browser stores for this site. */
function storageOf(page: Page): Promise<{ session: string[]; local: string[]; cookies: string }> {
  return page.evaluate(() => ({
    session: Object.keys(sessionStorage),
    local: Object.keys(localStorage),
    cookies: document.cookie,
  }));
}

const tokensSchema = z.record(z.string(), z.looseObject({}));

/** Returns the tokens of this tab. */
async function readTokens(page: Page): Promise<z.infer<typeof tokensSchema>> {
  return tokensSchema.parse(await page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? ''), TOKEN_STORAGE_KEY));
}

/** Lists the fields of tokens, without their values. */
const listKeys = (tokens: object) =>
  Object.entries(tokens)
    .flatMap(([name, token]) => Object.keys(token).map((key) => `${name}.${key}`))
    .toSorted();

/** Collects the requests for scripts that contain the SDK, recognized by their text. */
function watchForSdk(page: Page): { readonly found: () => Promise<string[]> } {
  const answers: Promise<string | undefined>[] = [];
  page.on('response', (response) => {
    if (!DEFERRED_SCRIPT.test(response.url())) return;
    answers.push(
      response.text().then(
        (text) => (text.includes('okta-auth-js') ? response.url() : undefined),
        () => undefined,
      ),
    );
  });
  return { found: async () => (await Promise.all(answers)).filter((url) => url !== undefined) };
}

/** Collects policy violations and console errors. */
function watchForTrouble(page: Page): string[] {
  const trouble: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') trouble.push(message.text());
  });
  page.on('pageerror', (error) => trouble.push(error.message));
  return trouble;
}

test('a signed-out visitor downloads nothing of the SDK, before or after hydration', async ({ page }) => {
  const sdk = watchForSdk(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const path of [
    '/',
    '/why-edb/high-availability',
    '/dashboard',
    '/logout',
    '/login/callback',
    '/login/callback?error=access_denied',
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.keyboard.press('Shift');
    await expectHydrated(page);
    await page.waitForLoadState('networkidle');
  }
  expect(await sdk.found()).toEqual([]);
  expect(asked).not.toContain('/sign-on/configuration');
  expect(asked.length).toBeGreaterThan(10);
  expect(await storageOf(page)).toEqual({ session: [], local: [], cookies: '' });
});

test('a visitor signs in from any page and returns to it with query and fragment', async ({ page, request }) => {
  const trouble = watchForTrouble(page);
  const sdk = watchForSdk(page);
  await page.goto(DEEP_PAGE);
  await signInLink(page).click();
  await submitSignInForm(page, 'visitor');
  await expect(page).toHaveURL(new URL(DEEP_PAGE, site).href);
  await expect(accountMenu(page)).toHaveText(/Vera Visitor/);
  await expect(signInLink(page)).toBeHidden();
  expect(await sdk.found(), 'the test knows the SDK when it sees it').not.toEqual([]);
  const { session, local, cookies } = await storageOf(page);
  expect(session.toSorted()).toEqual(['okta-cache-storage', TOKEN_STORAGE_KEY]);
  expect(listKeys(await readTokens(page)), 'as in the tabs of openSignedIn').toEqual(
    listKeys(await fetchTokens({ request }, 'visitor')),
  );
  expect(local, 'nothing in local storage').toEqual([]);
  expect(cookies, 'no cookies of the sign-on').toBe('');
  expect(trouble).toEqual([]);
  // The callback must not be the return URL.
  await page.goBack();
  await expect(page).not.toHaveURL(/\/login\/callback/);
});

test('a click on "Sign in" before hydration is replayed', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/why-edb');
  await signInLink(page).click();
  await expect(signInLink(page)).toHaveAttribute('aria-busy', 'true');
  await expectNotHydrated(page);
  await expect(page).toHaveURL(`${site}/why-edb`);
  release();
  await submitSignInForm(page, 'visitor');
  await expect(page).toHaveURL(`${site}/why-edb`);
});

test('the provider reports a wrong password and keeps the input', async ({ page }) => {
  await page.goto('/why-edb');
  await signInLink(page).click();
  await submitSignInForm(page, 'visitor', 'wrong');
  await expect(page).toHaveURL((url) => url.origin === provider);
  await expect(page.getByLabel('User name')).toHaveValue('visitor');
  await expect(page.getByText(/do not belong together/).first()).toBeVisible();
  await submitSignInForm(page, 'visitor');
  await expect(page).toHaveURL(`${site}/why-edb`);
  await expect(accountMenu(page)).toBeVisible();
});

test('the session survives a reload and navigation, and the header shows it before hydration', async ({ page }) => {
  await signIn(page, '/why-edb');
  await page.reload();
  await expect(accountMenu(page)).toHaveText(/Vera Visitor/);
  const release = await holdScripts(page);
  await page.goto('/why-edb/high-availability', { waitUntil: 'commit' });
  await expect(accountMenu(page)).toBeVisible();
  await expect(signInLink(page)).toBeHidden();
  await expectNotHydrated(page);
  release();
  await expect(accountMenu(page)).toHaveText(/Vera Visitor/);
});

test('a page with fresh tokens shows the account without the SDK', async ({ page }) => {
  await openSignedIn(page, '/why-edb');
  const sdk = watchForSdk(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/why-edb/high-availability');
  await expect(accountMenu(page)).toHaveText(/Vera Visitor/);
  await page.goto('/dashboard');
  await expect(page.getByText('Enterprise plan')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await sdk.found()).toEqual([]);
  expect(asked).not.toContain('/sign-on/configuration');
});

test('nothing shifts when the name appears in the header', async ({ page }) => {
  await openSignedIn(page, '/why-edb');
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.evaluate(async () => {
    // A browser may have painted the header before it had arrived completely.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry && typeof entry.value === 'number') shifts.push(entry.value);
    }).observe({ type: 'layout-shift' });
  });
  release();
  await expect(accountMenu(page)).toHaveText(/Vera Visitor/);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
});

test('signing out ends the session here and at the provider: signing in again asks for the password', async ({ page }) => {
  await signIn(page, '/why-edb');
  await accountMenu(page).click();
  await page.getByRole('banner').getByRole('link', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are signed out');
  await expect(page).toHaveURL(`${site}/logout`);
  await expect(page.getByText('here and at the provider')).toBeVisible();
  await expect(signInLink(page)).toBeVisible();
  expect((await storageOf(page)).session).not.toContain(TOKEN_STORAGE_KEY);
  await page.reload();
  await expect(page.getByText('here and at the provider')).toBeVisible();
  await signInLink(page).click();
  await expect(page).toHaveURL((url) => url.origin === provider);
  await expect(page.getByLabel('Password')).toBeVisible();
  await submitSignInForm(page, 'visitor');
  await expect(page, 'from the page after signing out one comes home').toHaveURL(`${site}/`);
});

test('a second tab signs in without a password, and a sign-out in one tab reaches the other', async ({ page, context }) => {
  await openSignedIn(page, '/why-edb');
  const second = await context.newPage();
  await second.goto('/dashboard');
  await expect(
    second.getByRole('main').getByRole('button', { name: 'Sign in' }),
    'a session belongs to its tab until one asks for it',
  ).toBeVisible();
  await second.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Vera Visitor');
  await expect(second).toHaveURL(`${site}/dashboard`);
  await page.goto('/logout');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are signed out');
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Your dashboard');
  await expect(second.getByText('You have been signed out')).toBeVisible();
  await expect(signInLink(second)).toBeVisible();
  expect((await storageOf(second)).session).not.toContain(TOKEN_STORAGE_KEY);
});

test('the dashboard asks visitors to sign in and returns them to it', async ({ page, request }) => {
  const answer = await request.get('/dashboard');
  expect(answer.headers()['cache-control']).toMatch(/no-store/);
  expect(await answer.text()).toContain('noindex');
  await page.goto('/dashboard');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await submitSignInForm(page, 'visitor');
  await expect(page).toHaveURL(`${site}/dashboard`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vera Visitor');
  await expect(page.getByText('Enterprise plan')).toBeVisible();
  await expect(page.getByText(/^Until /).first()).toBeVisible();
});

test.describe('an invalid callback', () => {
  test('opened manually says so, offers to sign in, and does nothing by itself', async ({ page }) => {
    await page.goto('/login/callback');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No sign-in is in progress');
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL(`${site}/login/callback`);
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await submitSignInForm(page, 'visitor');
    await expect(page).toHaveURL(`${site}/`);
  });

  for (const [what, query, heading] of [
    ['a rejection by the provider', 'error=access_denied&error_description=%3Cb%3EPay%20here%3C/b%3E', 'You were not signed in'],
    ['an error that only signing in resolves', 'error=login_required', 'This sign-in has expired'],
    ['a failure of the provider', 'error=server_error', 'The sign-on service reports a problem'],
    ['an unknown error', 'error=%3Cscript%3E', 'The sign-on service reports a problem'],
    ['an unrequested code', 'code=stolen&state=forged', 'This sign-in has expired'],
  ] as const) {
    test(`with ${what} says what happened and offers to try again`, async ({ page }) => {
      await page.goto(`/login/callback?${query}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('heading', { level: 1 }), 'it is read out').toBeFocused();
      await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
      await expect(page.getByText('Pay here')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      await expect(page).toHaveURL(`${site}/login/callback?${query}`);
    });
  }

  test('with a used response says that it has expired', async ({ page }) => {
    let callback = '';
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.url().startsWith(`${site}/login/callback?`)) callback = request.url();
    });
    await signIn(page, '/why-edb');
    expect(callback).toContain('code=');
    await page.goto(callback);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This sign-in has expired');
    await expect(page.getByText('You are signed in already')).toBeVisible();
  });

  test('after a canceled sign-in the visitor can try again and returns to the page', async ({ page }) => {
    await page.goto(DEEP_PAGE);
    await signInLink(page).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You were not signed in');
    await page.getByRole('button', { name: 'Try again' }).click();
    await submitSignInForm(page, 'visitor');
    await expect(page).toHaveURL(new URL(DEEP_PAGE, site).href);
  });
});

test('a stored return URL on another site is ignored', async ({ page }) => {
  await page.goto('/login/callback');
  for (const hostile of [
    '//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\\evil.example',
    '/%2f%2fevil.example',
  ]) {
    await page.evaluate((path) => sessionStorage.setItem('last-visited-url', path), hostile);
    await page.reload();
    await expect(page.getByRole('main').getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  }
  await page.evaluate(() => sessionStorage.setItem('last-visited-url', '//evil.example/path'));
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await submitSignInForm(page, 'visitor');
  await expect(page).toHaveURL(`${site}/`);
});

const PROBLEM = 'The sign-on service reports a problem';
const idTokenSchema = z.looseObject({ id_token: z.string() });

/** Answers as the provider does, with an id token of these claims, and the signature of the first claims with its last bytes changed. */
async function withIdToken(route: Route, change: (claims: object) => object): Promise<void> {
  const response = await route.fetch();
  const tokens = idTokenSchema.parse(await response.json());
  const [head, claims = '', signature = ''] = tokens.id_token.split('.');
  const changed = Buffer.from(
    JSON.stringify(change(z.looseObject({}).parse(JSON.parse(Buffer.from(claims, 'base64url').toString())))),
  ).toString('base64url');
  await route.fulfill({ response, json: { ...tokens, id_token: `${head}.${changed}.${signature.slice(0, -6)}AAAAAA` } });
}

test.describe('when the provider stops', () => {
  const away = (url: URL) => url.origin === provider;

  test('before the redirect, the page stays and says so', async ({ page }) => {
    await page.route(away, (route) => route.abort('connectionrefused'));
    await page.goto('/why-edb');
    await signInLink(page).click();
    await expect(page.getByRole('banner').getByText('The sign-on service isn’t responding')).toBeVisible();
    await expect(page).toHaveURL(`${site}/why-edb`);
    await page.unroute(away);
    await signInLink(page).click();
    await submitSignInForm(page, 'visitor');
    await expect(page).toHaveURL(`${site}/why-edb`);
  });

  test('during sign-in, the callback says so, and trying again works when it is back', async ({ page }) => {
    await page.goto(DEEP_PAGE);
    await signInLink(page).click();
    await page.route(`${provider}/oauth2/default/v1/token`, (route) => route.abort('connectionrefused'));
    await submitSignInForm(page, 'visitor');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The sign-on service isn’t responding');
    await expect(page).toHaveURL((url) => url.pathname === '/login/callback');
    await page.unroute(`${provider}/oauth2/default/v1/token`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL(new URL(DEEP_PAGE, site).href);
    await expect(accountMenu(page)).toHaveText(/Vera Visitor/);
  });

  const TOKEN_URL = '**/oauth2/default/v1/token';
  const failures: readonly (readonly [string, string, (route: Route) => Promise<void>])[] = [
    ['fails', PROBLEM, (route) => route.fulfill({ status: 500, body: 'Something is wrong.' })],
    ['rejects the code', 'This sign-in has expired', (route) => route.fulfill({ status: 400, json: { error: 'invalid_grant' } })],
    ['never responds', 'The sign-on service isn’t responding', async () => undefined],
    ['signs for another site', PROBLEM, (route) => withIdToken(route, (claims) => ({ ...claims, aud: 'another-site' }))],
    ['signs for another sign-in', PROBLEM, (route) => withIdToken(route, (claims) => ({ ...claims, nonce: 'another' }))],
    ['signs with another key', PROBLEM, (route) => withIdToken(route, (claims) => claims)],
  ];
  for (const [what, heading, fail] of failures)
    test(`during sign-in, it ${what}: the visitor is not signed in, and trying again returns to the page`, async ({ page }) => {
      await page.goto(DEEP_PAGE);
      await signInLink(page).click();
      await page.route(TOKEN_URL, fail);
      await submitSignInForm(page, 'visitor');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('heading', { level: 1 }), 'screen readers hear it').toBeFocused();
      expect((await storageOf(page)).session).not.toContain(TOKEN_STORAGE_KEY);
      await page.unroute(TOKEN_URL);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page).toHaveURL(new URL(DEEP_PAGE, site).href);
      await expect(accountMenu(page)).toHaveText(/Vera Visitor/);
    });

  test('before sign-out, the visitor is signed out here and told about the provider', async ({ page }) => {
    await openSignedIn(page, '/why-edb');
    await page.route(away, (route) => route.abort('connectionrefused'));
    await page.goto('/logout');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are signed out here');
    expect((await storageOf(page)).session).not.toContain(TOKEN_STORAGE_KEY);
    await page.unroute(away);
    await page.getByRole('button', { name: 'Sign out at the sign-on service' }).click();
    // Without the tokens, the provider can't identify the site, so it asks for confirmation.
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are signed out');
  });
});

/** When the access token of this tab expires, in seconds. */
function expiryOf(page: Page): Promise<number> {
  return page.evaluate(() => JSON.parse(sessionStorage.getItem('okta-token-storage') ?? '{}').accessToken.expiresAt);
}

/** Makes the tokens of this tab look as if they had expired. */
function expireTokens(page: Page): Promise<void> {
  return page.evaluate(() => {
    const tokens = JSON.parse(sessionStorage.getItem('okta-token-storage') ?? '{}');
    for (const name of ['accessToken', 'idToken']) tokens[name].expiresAt = 1;
    sessionStorage.setItem('okta-token-storage', JSON.stringify(tokens));
  });
}

test.describe('a session that has expired', () => {
  test('is renewed silently', async ({ page }) => {
    await signIn(page, '/dashboard');
    await expireTokens(page);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vera Visitor');
    await expect(page.getByText('Enterprise plan')).toBeVisible();
    expect(await expiryOf(page)).toBeGreaterThan(Date.now() / 1000);
  });

  test('is renewed on an open page, which stays as it is', async ({ page }) => {
    await openSignedIn(page, '/dashboard');
    await page.clock.install();
    await page.reload();
    await expect(page.getByText('Enterprise plan')).toBeVisible();
    await page.getByLabel('Name of the machine').fill('db-1');
    const before = await expiryOf(page);
    await page.clock.fastForward((before - Date.now() / 1000 - 20) * 1000);
    await expect.poll(() => expiryOf(page)).toBeGreaterThan(before);
    await expect(page.getByLabel('Name of the machine')).toHaveValue('db-1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vera Visitor');
  });

  test('stays on an open page while the browser is offline, and is renewed when the network returns', async ({
    page,
    context,
  }) => {
    await openSignedIn(page, '/dashboard');
    await page.clock.install();
    await page.reload();
    await expect(page.getByText('Enterprise plan')).toBeVisible();
    await page.getByLabel('Name of the machine').fill('db-1');
    const before = await expiryOf(page);
    await context.setOffline(true);
    await page.clock.fastForward((before - Date.now() / 1000 - 20) * 1000);
    await expect(page.getByLabel('Name of the machine')).toHaveValue('db-1');
    await context.setOffline(false);
    await expect.poll(() => expiryOf(page)).toBeGreaterThan(before);
    await expect(page.getByLabel('Name of the machine')).toHaveValue('db-1');
  });

  test('that cannot be renewed asks to sign in again and keeps the page', async ({ page }) => {
    await signIn(page, DEEP_PAGE);
    await expireTokens(page);
    await page.route(`${provider}/oauth2/default/v1/token`, (route) =>
      route.fulfill({ status: 400, json: { error: 'invalid_grant' }, headers: { 'access-control-allow-origin': site } }),
    );
    await page.reload();
    await expect(signInLink(page)).toBeVisible();
    await expect(accountMenu(page)).toBeHidden();
    expect((await storageOf(page)).session).not.toContain(TOKEN_STORAGE_KEY);
    await page.unroute(`${provider}/oauth2/default/v1/token`);
    await signInLink(page).click();
    await expect(page).toHaveURL(new URL(DEEP_PAGE, site).href);
    await expect(accountMenu(page)).toHaveText(/Vera Visitor/);
  });

  test('is kept while the provider is unavailable', async ({ page }) => {
    await signIn(page, '/dashboard');
    await expireTokens(page);
    await page.route(`${provider}/**`, (route) => route.abort('connectionrefused'));
    await page.reload();
    await expect(page.getByText('the sign-on service isn’t responding')).toBeVisible();
    await page.unroute(`${provider}/**`);
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vera Visitor');
  });
});

test.describe('the parts of the dashboard', () => {
  test('stay within the script budget', async ({ page }) => {
    await openSignedIn(page, '/dashboard');
    const urls = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') urls.add(request.url());
    });
    await page.reload();
    await expect(page.getByText('Enterprise plan')).toBeVisible();
    const inline = (await extractInlineScripts(page)).join('\n');
    const bodies = await Promise.all([...urls].map(async (url) => (await page.request.get(url)).body()));
    const bytes = [Buffer.from(inline), ...bodies].reduce((sum, body) => sum + gzipSync(body).length, 0);
    expect(bodies.length).toBeGreaterThan(0);
    expect(bytes, `${(bytes / 1000).toFixed(1)} kB of script`).toBeLessThanOrEqual(DASHBOARD_BYTES_MAX);
  });

  for (const [what, answer, message] of [
    [
      'fails',
      { status: 503, json: { error: 'unavailable', message: 'The product API isn’t responding.' } },
      'The product API isn’t responding.',
    ],
    ['answers nonsense', { status: 200, json: { subscriptions: 'many' } }, 'unexpected response'],
    ['answers with a page', { status: 200, body: '<html>' }, 'unexpected response'],
  ] as const) {
    test(`one that ${what} says so and can be tried again, while the others work`, async ({ page }) => {
      await page.route('**/account/subscriptions', (route) => route.fulfill(answer), { times: 1 });
      await openSignedIn(page, '/dashboard');
      const problem = page.getByRole('alert').filter({ hasText: 'Your subscriptions could not be loaded' });
      await expect(problem).toContainText(message);
      await expect(page.getByText('registry.example.com')).toBeVisible();
      await problem.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('Enterprise plan')).toBeVisible();
      await expect(problem).toHaveCount(0);
    });
  }

  test('one that does not respond times out after a few seconds', async ({ page }) => {
    await page.route('**/account/subscriptions', () => undefined, { times: 1 });
    await signIn(page, '/dashboard');
    await expect(page.getByText('registry.example.com')).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('The server didn’t respond in time');
  });

  test('a machine token is created, shown once, rotated after confirmation, and revoked', async ({ page }) => {
    await openSignedIn(page, '/dashboard');
    const name = `db-${Date.now()}`;
    const main = page.getByRole('main');
    await page.getByLabel('Name of the machine').fill(name);
    await main.getByRole('button', { name: 'Create token' }).click();
    await expect(page.getByText(`New token for ${name}`)).toBeVisible();
    await page.reload();
    const row = main.getByRole('listitem').filter({ hasText: name });
    await expect(row).toContainText('Ends in');
    await expect(page.getByText('New token for')).toHaveCount(0);

    const question = page.getByRole('dialog');
    await row.getByRole('button', { name: 'Rotate' }).click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await expect(row).not.toContainText('works until');
    await row.getByRole('button', { name: 'Rotate' }).click();
    await question.getByRole('button', { name: 'Rotate token' }).click();
    await expect(page.getByText(`New token for ${name}`)).toBeVisible();
    await expect(row).toContainText('works until');

    await row.getByRole('button', { name: 'Revoke' }).click();
    await question.getByRole('button', { name: 'Revoke token' }).click();
    await expect(row).toHaveCount(0);
    await expect(page.getByText(`The token of “${name}” was revoked.`)).toBeVisible();
  });

  test('a page is saved for later, listed on the dashboard, and removed', async ({ page }) => {
    await page.goto('/privacy-policy');
    await page.getByRole('button', { name: 'Save for later' }).click();
    await submitSignInForm(page, 'author');
    await expect(page).toHaveURL(`${site}/privacy-policy`);
    await expect(accountMenu(page)).toHaveText(/Arthur Author/);
    const save = page.getByRole('button', { name: /^Saved?/ });
    for (const path of ['/terms-use', '/privacy-policy']) {
      await page.goto(path);
      await expect(accountMenu(page)).toHaveText(/Arthur Author/);
      await save.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status').filter({ hasText: 'Saved to your dashboard' })).toBeVisible();
      await expect(save).toHaveText('Saved');
      await expect(save, 'the focus stays').toBeFocused();
    }
    await page.goto('/dashboard');
    await expectStyled(page);
    const savedPage = (name: string) =>
      page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('link', { name }) });
    await savedPage('Privacy policy').getByRole('button', { name: 'Remove' }).click();
    await expect(savedPage('Privacy policy')).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: '“Privacy policy” was removed.' })).toBeVisible();
    const other = savedPage('Terms of use').getByRole('button', { name: 'Remove' });
    await expect(other, 'the focus moves to the next page').toBeFocused();
    await page.keyboard.press('Enter');
    const empty = page.getByText('You have no saved pages yet');
    await expect(empty).toBeVisible();
    await expect(page.locator(':focus').filter({ has: empty }), 'the focus is at the empty list').toHaveCount(1);
  });
});

const states: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  [
    'the dashboard, signed out',
    async (page) => {
      await page.goto('/dashboard');
      await expect(page.getByRole('main').getByRole('button', { name: 'Sign in' })).toBeVisible();
    },
  ],
  [
    'the dashboard, signed in',
    async (page) => {
      await openSignedIn(page, '/dashboard');
      await expect(page.getByText('Enterprise plan')).toBeVisible();
      await expect(page.getByText('registry.example.com')).toBeVisible();
    },
  ],
  [
    'the callback',
    async (page) => {
      await page.goto('/login/callback');
      await expect(page.getByRole('main').getByRole('button', { name: 'Sign in' })).toBeVisible();
    },
  ],
  [
    'the page after signing out',
    async (page) => {
      await page.goto('/logout');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are not signed in');
    },
  ],
];

for (const [name, open] of states)
  test(`${name} has no axe violations in either theme and width and no policy violations`, async ({ page }) => {
    const trouble = watchForTrouble(page);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await open(page);
    await expectStyled(page);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const where = `${colorScheme}, ${width} pixels wide`;
        const { problems, passes } = await runAxe(page, { knownStyles: getCheckedStyles(colorScheme, width) });
        expect(passes, `axe looked: ${where}`).toBeGreaterThan(10);
        expect.soft(problems, where).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(width);
      }
    }
    expect(trouble).toEqual([]);
  });

test('an editor reaches the admin with the same sign-on, and a visitor does not', async ({ browser }) => {
  for (const [username, reaches] of [
    ['editor', true],
    ['visitor', false],
  ] as const) {
    const context = await browser.newContext({ baseURL: site });
    try {
      const page = await context.newPage();
      await page.goto('/admin');
      await submitSignInForm(page, username);
      const admin = page.getByRole('link', { name: 'Pages' }).first();
      const refusal = page.getByRole('heading', { name: 'You can’t edit this site' });
      await expect(reaches ? admin : refusal).toBeVisible({ timeout: 30_000 });
      await page.goto('/admin');
      await expect(reaches ? admin : refusal).toBeVisible({ timeout: 30_000 });
    } finally {
      await context.close();
    }
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a visitor signs in and out in the menu', async ({ page }) => {
    await page.goto('/why-edb');
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).tap();
    await signInLink(page).tap();
    await submitSignInForm(page, 'visitor');
    await expect(page).toHaveURL(`${site}/why-edb`);
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).tap();
    await expect(accountMenu(page)).toHaveText(/Vera Visitor/);
    await accountMenu(page).tap();
    await page.getByRole('banner').getByRole('link', { name: 'Sign out' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are signed out');
  });
});

test('without JavaScript, signing in says what it requires', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site });
  try {
    const page = await context.newPage();
    await page.goto('/why-edb');
    await signInLink(page).click();
    await expect(page).toHaveURL(`${site}/dashboard`);
    for (const path of ['/dashboard', '/login/callback', '/logout']) {
      await page.goto(path);
      await expect(page.locator('main noscript p')).toHaveText(/needs JavaScript/);
      await expect(page.locator('main noscript p')).toBeVisible();
      await expect(page.locator('main').getByText(/One moment|Looking/)).toBeHidden();
    }
  } finally {
    await context.close();
  }
});
