import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LINKABLE_ROUTES } from '@/cms/link-graph/link-targets';
import { CATCH_ALL_ROUTE, ROUTES, matchRoute } from './routes';

const METHOD = /export (?:async )?(?:function|const) (GET|POST|PUT|PATCH|DELETE|OPTIONS)\b/g;

const filesBelow = (folder: string, pattern: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => pattern.test(file));

/** The routes of the app, derived from its files. */
const appRoutes = filesBelow('src/app', /\/(?:page|route)\.tsx?$/).map((file) => {
  const source = readFileSync(file, 'utf8');
  const path =
    file
      .replace('src/app', '')
      .replace(/\/\([^)]+\)/g, '')
      .replace(/\/(?:page|route)\.tsx?$/, '') || '/';
  const methods = [...source.matchAll(METHOD)].map(([, method = '']) => method);
  return { path, isPage: file.endsWith('/page.tsx'), isCached: source.includes("dynamic = 'force-static'"), methods };
});

describe('route table', () => {
  it('finds the files of the app', () => expect(appRoutes.length).toBeGreaterThan(40));

  it.each(appRoutes)("matches the app's route $path", ({ path, isPage, isCached, methods }) => {
    const route = ROUTES.find((each) => each.path === path);
    expect(route, 'every route of the app stands in the table').toBeDefined();
    if (route === undefined || route.kind === 'internal') return;
    if (isPage) expect(route.kind).toBe(isCached ? 'page' : path.startsWith('/admin') ? 'admin' : 'dynamic-page');
    else {
      expect(route.kind === 'cached-handler').toBe(isCached);
      expect([...route.methods].toSorted()).toEqual(methods.toSorted());
    }
  });

  it('lists every public folder and file', () => {
    const files = filesBelow('public', /\.(?:svg|png|ico)$/).map((file) => file.replace('public', ''));
    expect(files.length).toBeGreaterThan(5);
    for (const file of files) expect(matchRoute(file).kind, file).toBe(file.startsWith('/admin/') ? 'admin' : 'file');
  });
});

describe('matchRoute', () => {
  it.each([
    ['/', 'page'],
    ['/products/replication', 'page'],
    ['/products/replication.md', 'page'],
    ['/docs/17/install', 'page'],
    ['/docs', 'page'],
    ['/docs/search', 'page'],
    ['/search', 'page'],
    ['/searching', 'page'],
    ['/admin', 'admin'],
    ['/admin/collections/pages', 'admin'],
    ['/administrator', 'page'],
    ['/api', 'page'],
    ['/api/pages', 'api'],
    ['/_next', 'internal'],
    ['/_next/data/x/y.json', 'internal'],
    ['/_next/static/chunks/a.js', 'file'],
    ['/_not-found', 'internal'],
    ['/_error', 'internal'],
    ['/_global-error', 'internal'],
    ['/resources/webinars/calendar.ics', 'cached-handler'],
    ['/resources/webinars/a-webinar.ics', 'cached-handler'],
    ['/llms.txt', 'cached-handler'],
    ['/downloads/platforms.csv', 'cached-handler'],
    ['/downloads/platforms.json', 'cached-handler'],
    ['/releases/data.json', 'cached-handler'],
    ['/releases/lifecycle.json', 'cached-handler'],
    ['/resources/white-papers/a-paper.pdf', 'cached-handler'],
    ['/resources/white-papers/a-paper', 'page'],
    ['/form-submissions/contact', 'internal'],
    ['/downloads/files/advanced-server/18/a.tar.gz', 'registry-file'],
    ['/downloads/postgres-postgresql-downloads', 'page'],
  ])('matches %s as %s', (path, kind) => expect(matchRoute(path).kind).toBe(kind));
});

describe('private routes', () => {
  it.each(['/newsletter/confirm/abc', '/newsletter/unsubscribe/abc', '/newsletter/preferences/abc', '/requests/confirm/abc'])(
    '%s is a link from an email, whose POST has its own route',
    (path) => {
      expect(matchRoute(path)).toMatchObject({ isPrivate: true, isMailLink: true });
      expect(matchRoute(`/mail-actions${path}`).kind).toBe('internal');
    },
  );

  it.each([
    '/newsletter',
    '/newsletter/unsubscribed',
    '/newsletter/confirm',
    '/newsletter/confirm/',
    '/newsletter/other/abc',
    '/a/newsletter/confirm/abc',
  ])('%s is not a link from an email', (path) => {
    expect(matchRoute(path).isMailLink).toBeUndefined();
  });

  it.each([
    ['/preview/shared/abc', undefined],
    ['/preview/posts/1', true],
  ])('%s is a preview, for editors only: %s', (path, isEditorOnly) => {
    expect(matchRoute(path).isPrivate).toBe(true);
    expect(matchRoute(path).isEditorOnly).toBe(isEditorOnly);
  });

  it.each([
    ['/certificates', true],
    ['/certificates/A-1', true],
    ['/certificates/A-1/certificate.pdf', true],
    ['/certificates/A-1/credential.jwt', true],
    ['/certificates/A-1/image.png', true],
    ['/certificates/issuer.json', undefined],
    ['/certificates/keys.json', undefined],
    ['/certificates/keys/1', undefined],
    ['/certificates/status/1', undefined],
  ])('%s is private: %s', (path, isPrivate) => {
    expect(matchRoute(path).isPrivate).toBe(isPrivate);
  });

  it('include every page whose URL has a token, and every preview', () => {
    const secret = ROUTES.filter(({ path, kind }) => kind === 'dynamic-page' && /\[token\]|^\/preview/.test(path));
    expect(secret.length).toBeGreaterThan(5);
    for (const { path, isPrivate } of secret) expect(isPrivate, path).toBe(true);
  });
});

it.each([...LINKABLE_ROUTES])('%s, which content may link to, has a route that visitors can open', (path) => {
  const route = matchRoute(path);
  expect(route).not.toBe(CATCH_ALL_ROUTE);
  expect(route.kind).not.toBe('internal');
  expect(route.methods).toContain('GET');
});
