/**
 * The kind of a route:
 * - `page`: a page that is the same for every visitor, so it is cached and depends on nothing but its path;
 * - `dynamic-page`: a page that is rendered for each request;
 * - `handler`: a route handler for programs and forms, such as the state of the site;
 * - `cached-handler`: a route handler whose response is cached like a page, such as a feed or a calendar;
 * - `account`: the signed-in visitor's own data, by bearer token;
 * - `lti-launch`: a step of a launch into the learning platform, by the cookie of the launch;
 * - `exam`: an answer in a certification exam, or the remaining time, by the cookie of the exam;
 * - `xapi`: xAPI statements of the learning platform, by its own credentials;
 * - `admin`, `api`: Payload's admin and its API;
 * - `content-api`: requests between a source of content and its replicas, by bearer token or signature;
 * - `health`: health checks of a load balancer;
 * - `file`: a built or public file;
 * - `media`: an uploaded file, which is streamed;
 * - `registry-file`: a file of the product registry, which the server streams itself;
 * - `internal`: a route to which only the server itself forwards requests; visitors cannot reach it.
 */
export type RouteKind =
  | 'page'
  | 'dynamic-page'
  | 'handler'
  | 'cached-handler'
  | 'account'
  | 'lti-launch'
  | 'exam'
  | 'xapi'
  | 'admin'
  | 'api'
  | 'content-api'
  | 'health'
  | 'file'
  | 'media'
  | 'registry-file'
  | 'internal';

/** The kind of a path and its allowed methods. HEAD is allowed wherever GET is. */
export interface Route {
  /** Its paths, written like Next's folders. */
  path: string;
  kind: RouteKind;
  methods: readonly string[];
  /** Whether requests for it are limited, because each one, or each one for something that doesn't exist, takes long. */
  isExpensive?: true;
  /**
   * Whether its URL may be enough to gain access, as that of a preview, a link from an email, or a certificate. Its responses
   * are never stored, its URL stays out of search indexes and referrers, and the tag manager isn't loaded.
   */
  isPrivate?: true;
  /** Whether it is a link from an email, with which anyone can act for a person. */
  isMailLink?: true;
  /** Whether only people who are signed in to the admin may see it. */
  isEditorOnly?: true;
}

const GET = ['GET'] as const;
const POST = ['POST'] as const;
const API_METHODS = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'] as const;

/**
 * Written like Next's folders: `[name]` matches one segment, `[...rest]` one or more, `[[...rest]]` any number. The
 * first match wins.
 */
export const ROUTES: readonly Route[] = [
  { path: '/health/live', kind: 'health', methods: GET },
  { path: '/health/ready', kind: 'health', methods: GET },
  { path: '/_next/static/[...file]', kind: 'file', methods: GET },
  { path: '/sql/[...file]', kind: 'file', methods: GET },
  { path: '/forms/[script].js', kind: 'file', methods: GET },
  { path: '/search-tools/[file]', kind: 'file', methods: GET },
  { path: '/media-kit/[file]', kind: 'file', methods: GET },
  { path: '/icon.svg', kind: 'file', methods: GET },
  { path: '/apple-touch-icon.png', kind: 'file', methods: GET },
  { path: '/favicon.ico', kind: 'file', methods: GET },
  { path: '/icon-[size].png', kind: 'file', methods: GET },

  // Open to everyone: the sign-in, whose requests may each wait for the identity provider or look for a token.
  { path: '/api/users/sign-in', kind: 'api', methods: API_METHODS, isEditorOnly: true, isExpensive: true },
  { path: '/api/users/sign-in/[step]', kind: 'api', methods: API_METHODS, isEditorOnly: true, isExpensive: true },
  { path: '/admin/[[...segments]]', kind: 'admin', methods: ['GET', 'POST'], isEditorOnly: true },
  { path: '/api/[...slug]', kind: 'api', methods: API_METHODS, isEditorOnly: true },
  { path: '/content-api/v1/snapshot', kind: 'content-api', methods: GET },
  { path: '/content-api/v1/pictures/[name]', kind: 'content-api', methods: GET },
  { path: '/content-api/v1/webhook', kind: 'content-api', methods: POST },
  { path: '/account/profile', kind: 'account', methods: GET },
  { path: '/account/downloads', kind: 'account', methods: GET },
  { path: '/account/classes', kind: 'account', methods: ['GET', 'POST'] },
  { path: '/account/exams', kind: 'account', methods: ['GET', 'POST'] },
  { path: '/account/forms', kind: 'account', methods: ['GET', 'POST'] },
  { path: '/account/learning', kind: 'account', methods: ['GET', 'PUT', 'DELETE'] },
  { path: '/account/learning/launch', kind: 'account', methods: POST },
  { path: '/account/registry', kind: 'account', methods: GET },
  { path: '/account/registry/tokens', kind: 'account', methods: ['POST', 'DELETE'] },
  { path: '/account/registry/tokens/rotate', kind: 'account', methods: POST },
  { path: '/account/saved-pages', kind: 'account', methods: ['GET', 'PUT', 'DELETE'] },
  { path: '/account/subscriptions', kind: 'account', methods: GET },
  { path: '/account/trials', kind: 'account', methods: GET },

  { path: '/.well-known/security.txt', kind: 'handler', methods: GET },
  { path: '/blog/feed.xml', kind: 'cached-handler', methods: GET },
  { path: '/blog/author/[author]/feed.xml', kind: 'cached-handler', methods: GET },
  { path: '/blog/topic/[topic]/feed.xml', kind: 'cached-handler', methods: GET },
  { path: '/certificates/issuer.json', kind: 'handler', methods: GET },
  { path: '/certificates/keys.json', kind: 'handler', methods: GET },
  { path: '/certificates/keys/[kid]', kind: 'handler', methods: GET },
  { path: '/certificates/status/[list]', kind: 'handler', methods: GET },
  { path: '/certificates/[number]/certificate.pdf', kind: 'handler', methods: GET, isPrivate: true, isExpensive: true },
  { path: '/certificates/[number]/credential.jwt', kind: 'handler', methods: GET, isPrivate: true },
  { path: '/certificates/[number]/image.png', kind: 'handler', methods: GET, isPrivate: true, isExpensive: true },
  { path: '/company/press-releases/feed.xml', kind: 'cached-handler', methods: GET },
  { path: '/consent/region', kind: 'handler', methods: GET },
  { path: '/docs/feedback', kind: 'handler', methods: ['GET', 'POST'] },
  { path: '/docs/offline/[file]', kind: 'handler', methods: GET, isExpensive: true },
  { path: '/docs/print/[[...version]]', kind: 'handler', methods: GET, isExpensive: true },
  { path: '/downloads/choose', kind: 'handler', methods: GET },
  { path: '/downloads/files/[...file]', kind: 'registry-file', methods: GET },
  { path: '/downloads/platforms.csv', kind: 'cached-handler', methods: GET },
  { path: '/downloads/platforms.json', kind: 'cached-handler', methods: GET },
  { path: '/downloads/recipes/[installation]/[major]/[system]/[file]', kind: 'handler', methods: GET },
  { path: '/forms/challenge', kind: 'handler', methods: GET },
  { path: '/learning/lti/authorize', kind: 'lti-launch', methods: ['GET', 'POST'] },
  { path: '/learning/lti/jwks', kind: 'handler', methods: GET },
  { path: '/learning/xapi/about', kind: 'xapi', methods: GET },
  { path: '/learning/xapi/statements', kind: 'xapi', methods: ['GET', 'POST', 'PUT'] },
  { path: '/llms.txt', kind: 'cached-handler', methods: GET },
  { path: '/manifest.webmanifest', kind: 'handler', methods: GET },
  { path: '/media/[name]', kind: 'media', methods: GET },
  { path: '/open-graph/[...path]', kind: 'cached-handler', methods: GET },
  { path: '/partners/find-partner/filter', kind: 'handler', methods: GET },
  { path: '/releases/check.json', kind: 'handler', methods: ['GET', 'POST'] },
  { path: '/releases/data.json', kind: 'cached-handler', methods: GET },
  { path: '/releases/feed.xml', kind: 'cached-handler', methods: GET },
  { path: '/releases/lifecycle.ics', kind: 'cached-handler', methods: GET },
  { path: '/releases/lifecycle.json', kind: 'cached-handler', methods: GET },
  { path: '/resources/calculators/[calculator]/result.csv', kind: 'handler', methods: GET },
  { path: '/resources/events/calendar.ics', kind: 'cached-handler', methods: GET },
  { path: '/resources/events/region/[region]/calendar.ics', kind: 'cached-handler', methods: GET },
  { path: '/resources/webinars/calendar.ics', kind: 'cached-handler', methods: GET },
  { path: '/resources/webinars/feed.xml', kind: 'cached-handler', methods: GET },
  { path: '/resources/webinars/[slug].ics', kind: 'cached-handler', methods: GET },
  { path: '/resources/events/[slug].ics', kind: 'cached-handler', methods: GET },
  { path: '/resources/white-papers/[slug].pdf', kind: 'cached-handler', methods: GET },
  { path: '/robots.txt', kind: 'handler', methods: GET },
  { path: '/search/configuration', kind: 'handler', methods: GET },
  { path: '/search/counts', kind: 'handler', methods: POST },
  { path: '/search/opensearch.xml', kind: 'handler', methods: GET },
  { path: '/search/queries', kind: 'handler', methods: POST },
  { path: '/security/cve/feed.xml', kind: 'cached-handler', methods: GET },
  { path: '/sign-on/configuration', kind: 'handler', methods: GET },
  { path: '/sitemap.xml', kind: 'cached-handler', methods: GET },
  { path: '/sitemaps/[part]', kind: 'cached-handler', methods: GET, isExpensive: true },
  { path: '/status.json', kind: 'handler', methods: GET },
  { path: '/training/classes/[slug].ics', kind: 'cached-handler', methods: GET },
  { path: '/training/exam/answer', kind: 'exam', methods: POST },
  { path: '/training/exam/clock', kind: 'exam', methods: GET },
  { path: '/training/exam/submit', kind: 'exam', methods: POST },
  { path: '/training/live-postgresql-training/calendar.ics', kind: 'cached-handler', methods: GET },
  { path: '/training/live-postgresql-training/course/[course]/calendar.ics', kind: 'cached-handler', methods: GET },
  { path: '/web-vitals', kind: 'handler', methods: POST },

  { path: '/certificates', kind: 'dynamic-page', methods: GET, isPrivate: true },
  { path: '/certificates/[number]', kind: 'dynamic-page', methods: GET, isPrivate: true },
  { path: '/dashboard', kind: 'dynamic-page', methods: GET },
  { path: '/login/callback', kind: 'dynamic-page', methods: GET },
  { path: '/logout', kind: 'dynamic-page', methods: GET },
  { path: '/newsletter/confirm/[token]', kind: 'dynamic-page', methods: ['GET', 'POST'], isPrivate: true, isMailLink: true },
  { path: '/newsletter/preferences/[token]', kind: 'dynamic-page', methods: ['GET', 'POST'], isPrivate: true, isMailLink: true },
  { path: '/newsletter/unsubscribe/[token]', kind: 'dynamic-page', methods: ['GET', 'POST'], isPrivate: true, isMailLink: true },
  { path: '/preview/shared/[token]', kind: 'dynamic-page', methods: GET, isPrivate: true },
  { path: '/preview/[collection]/[id]', kind: 'dynamic-page', methods: GET, isPrivate: true, isEditorOnly: true },
  { path: '/releases/check/result', kind: 'dynamic-page', methods: GET },
  { path: '/requests/confirm/[token]', kind: 'dynamic-page', methods: ['GET', 'POST'], isPrivate: true, isMailLink: true },
  { path: '/resources/calculators/[calculator]/result', kind: 'dynamic-page', methods: GET },
  { path: '/status', kind: 'dynamic-page', methods: GET },
  { path: '/training/exam', kind: 'dynamic-page', methods: GET },
  { path: '/training/exam/question/[number]', kind: 'dynamic-page', methods: GET },
  { path: '/training/exam/result', kind: 'dynamic-page', methods: GET },
  { path: '/training/exam/review', kind: 'dynamic-page', methods: GET },

  { path: '/resource-files/calendar/[kind]/[slug]', kind: 'internal', methods: [] },
  { path: '/training-files/calendar/[slug]', kind: 'internal', methods: [] },
  { path: '/resource-files/paper/[slug]', kind: 'internal', methods: [] },
  { path: '/feeds/[...page]', kind: 'internal', methods: [] },
  { path: '/calendars/[...page]', kind: 'internal', methods: [] },
  { path: '/machine-readable/[file]', kind: 'internal', methods: [] },
  { path: '/search-results/[...page]', kind: 'internal', methods: [] },
  { path: '/form-submissions/[[...page]]', kind: 'internal', methods: [] },
  { path: '/mail-actions/newsletter/[action]/[token]', kind: 'internal', methods: [] },
  { path: '/mail-actions/requests/confirm/[token]', kind: 'internal', methods: [] },
  { path: '/known-paths/lookup', kind: 'internal', methods: [] },
  { path: '/known-paths/[file]', kind: 'internal', methods: [] },
  { path: '/page-not-found', kind: 'internal', methods: [] },
  { path: '/critical-error', kind: 'internal', methods: [] },
  { path: '/server-notice/[notice]', kind: 'internal', methods: [] },
  { path: '/_next/[[...rest]]', kind: 'internal', methods: [] },
  // The framework's own screens, such as /_not-found and /_global-error.
  { path: '/_[screen]', kind: 'internal', methods: [] },

  { path: '/search', kind: 'page', methods: GET },
  { path: '/docs/search', kind: 'page', methods: GET },
  { path: '/docs/[...path]', kind: 'page', methods: GET },
  { path: '/training/classes/[slug]', kind: 'page', methods: GET },
  { path: '/training/free-postgres-training/[slug]', kind: 'page', methods: GET },
  { path: '/training/learning-paths/[slug]', kind: 'page', methods: GET },
  { path: '/[[...path]]', kind: 'page', methods: GET },
];

/** The pages of the catalog and the entries. */
export const CATCH_ALL_ROUTE: Route | undefined = ROUTES.find(({ path }) => path === '/[[...path]]');

const patterns = ROUTES.map((route) => ({ route, pattern: toPattern(route.path) }));

/** Returns the route of a resolved path (see `resolveTarget`). */
export function matchRoute(path: string): Route {
  const found = patterns.find(({ pattern }) => pattern.test(path));
  if (found === undefined) throw new Error('The last route matches every path.');
  return found.route;
}

/** Returns whether a route is a page. Forms post to the URL of their page. */
export function isPageKind(kind: RouteKind): boolean {
  return kind === 'page' || kind === 'dynamic-page';
}

function toPattern(path: string): RegExp {
  const source = path
    .slice(1)
    .split('/')
    .map((segment) => {
      if (segment.startsWith('[[...')) return '(?:/.*)?';
      if (segment.startsWith('[...')) return '/.+';
      return `/${segment.replaceAll('.', String.raw`\.`).replace(/\[\w+\]/, '[^/]+')}`;
    })
    .join('');
  return new RegExp(`^${source}$`);
}
