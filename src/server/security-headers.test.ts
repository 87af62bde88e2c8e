import { expect, it } from 'vitest';
import { ROUTES } from './routes';
import { buildRequestPolicy } from './security-headers';

const OPTIONS = { role: 'both', isProduction: true, isHttps: true, hasTagManager: true, isDevelopment: false } as const;
const PAGES = ROUTES.filter(({ kind }) => kind === 'dynamic-page').map(({ path, isPrivate = false, ...route }) => ({
  path,
  isPrivate,
  policy: buildRequestPolicy({ ...route, ...(isPrivate ? { isPrivate } : {}) }, OPTIONS),
}));

it.each(PAGES)('the tag manager may see $path unless its URL is private ($isPrivate)', ({ isPrivate, policy }) =>
  expect(policy.includes('googletagmanager')).toBe(!isPrivate),
);

it.each(['/preview/shared/[token]', '/preview/[collection]/[id]', '/requests/confirm/[token]', '/certificates/[number]'])(
  'the URL of %s is private',
  (path) => expect(PAGES.find((page) => page.path === path)?.isPrivate).toBe(true),
);
