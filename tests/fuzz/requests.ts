import fc from 'fast-check';

/** A request that anyone may send. Its target is sent exactly as it is here. */
export interface FuzzRequest {
  method: string;
  target: string;
  headers: Record<string, string>;
  body: string | undefined;
}

/** One URL of each kind that the site has, and some that don't exist. */
const KNOWN = [
  '/',
  '/company',
  '/products',
  '/products/view-all/availability/kubernetes',
  '/blog',
  '/blog/topic/sql/page/2',
  '/postgres-tutorials/window-functions',
  '/docs',
  '/docs/17/install/containers',
  '/docs/search',
  '/docs/print',
  '/docs/feedback',
  '/search',
  '/contact',
  '/dashboard',
  '/login/callback',
  '/logout',
  '/preview/pages/1',
  '/preview/shared/x',
  '/newsletter',
  '/newsletter/confirm/x',
  '/newsletter/unsubscribe/x',
  '/resources/webinars',
  '/resources/webinars/calendar.ics',
  '/resources/webinars/autovacuum-without-fear.ics',
  '/resources/white-papers/x.pdf',
  '/open-graph/home.png',
  '/open-graph/x.png',
  '/media/x.webp',
  '/blog/feed.xml',
  '/blog/topic/sql/feed.xml',
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
  '/icon.svg',
  '/sql/worker.js',
  '/forms/challenge',
  '/forms/tools.js',
  '/consent/region',
  '/sign-on/configuration',
  '/partners/find-partner/filter',
  '/account/profile',
  '/account/saved-pages',
  '/account/learning',
  '/account/learning/launch',
  '/learning/lti/authorize',
  '/learning/lti/jwks',
  '/learning/xapi/statements',
  '/account/registry/tokens',
  '/admin',
  '/admin/login',
  '/admin/collections/pages',
  '/api/pages',
  '/api/pages/abc',
  '/api/users/me',
  '/api/users/sign-in',
  '/api/globals/settings',
  '/api/payload-jobs/run',
  '/api/redirects/versions',
  '/health/live',
  '/_next/static/chunks/x.js',
  '/_next/data/x/y.json',
  '/_next/image',
  '/404',
  '/page-not-found',
  '/form-submissions/contact',
  '/nothing-here',
  '/.well-known/security.txt',
  '/.env',
  '/wp-login.php',
] as const;

const HEADERS: Readonly<Record<string, readonly string[]>> = {
  accept: ['text/html', 'text/markdown', '*/*', 'image/avif;q=9', ',,;;'],
  'accept-encoding': ['br', 'gzip;q=x', '*;q=0', 'identity'],
  'accept-language': ['de', 'x'.repeat(300)],
  authorization: ['Bearer x', 'Basic x', 'Bearer a.b.c'],
  'content-security-policy': ["script-src 'nonce-x'"],
  cookie: ['editor-session=x', '__prerender_bypass=x', 'a=%ff; ;;=', 'payload-theme=x'],
  'if-none-match': ['*', '"x"', 'W/"', 'x'.repeat(300)],
  'if-modified-since': ['yesterday', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  'next-action': ['x', '0'.repeat(40), '7f'.repeat(21)],
  'next-resume': ['1'],
  'next-router-prefetch': ['1', '2', 'x'],
  'next-router-segment-prefetch': ['/_tree', '/x', 'x', '/../..'],
  'next-router-state-tree': ['x', '%5B%22%22%5D', '[]', '%'],
  'next-url': ['/blog', '//x', '%'],
  origin: ['null', 'https://other.example', 'x'],
  range: ['bytes=0-1', 'bytes=9-1', 'bytes=x', 'bytes=0-,0-,0-'],
  referer: ['x', 'https://other.example/'],
  rsc: ['1', 'x'],
  'sec-fetch-site': ['same-origin', 'cross-site', 'x'],
  upgrade: ['h2c', 'websocket'],
  'x-forwarded-for': ['x', '192.0.2.1, 198.51.100.2', '::'],
  'x-forwarded-host': ['other.example'],
  'x-http-method-override': ['DELETE'],
  'x-matched-path': ['/admin'],
  'x-middleware-subrequest': ['middleware:middleware'],
  'x-nextjs-data': ['1'],
  'x-payload-http-method-override': ['GET', 'DELETE', 'x'],
};

const BODIES: readonly { type: string; body: string }[] = [
  { type: 'application/json', body: '{' },
  { type: 'application/json', body: '{"email":"x","where":{"or":[]}}' },
  { type: 'application/json', body: 'null' },
  { type: 'application/x-www-form-urlencoded', body: 'a=b&a=%ff&=&%' },
  { type: 'multipart/form-data; boundary=x', body: 'broken' },
  { type: 'multipart/form-data; boundary=x', body: '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n' },
  { type: 'multipart/form-data', body: '--x' },
  { type: 'text/plain', body: 'x' },
  { type: 'text/x-component', body: '0:["$@1"]' },
  { type: 'x', body: '\u0000' },
];

const QUERIES = [
  'q=index',
  'q=%00',
  'q=%ff',
  'q[]=a&q[]=b',
  'form=contact-sales',
  'form=%00',
  'form=x',
  '_rsc',
  '_rsc=x',
  'limit=1e99',
  'limit=0',
  'limit=-1',
  'where=x',
  'where[a][b][c][d]=e',
  'where[id][in]=x',
  'depth=99',
  'page=x',
  'sort=%00',
  'locale=x',
  'draft=true',
  'select=x',
  'populate=x',
  'joins=x',
  'trash=x',
  'utm_source=news.example',
  'code=x&state=y',
  'error=access_denied',
  'redirect=//other.example',
  'token=x',
  'nxtPpath=x',
  '__nextDataReq=1',
  '%',
  '&&&=',
  'outcome=x',
] as const;

const part = fc.constantFrom(
  '..',
  '.',
  '%2e%2e',
  '%2f',
  '%00',
  '%0a',
  '%ff',
  '%',
  ',status:200',
  ';',
  '//',
  '\\',
  ' ',
  'ä',
  '%C3%A4',
  '.md',
  '.rsc',
  '.json',
  '~',
  'A',
  'x'.repeat(200),
  "'",
  '<b>',
  '{}',
  '[[...x]]',
);

/** Returns a URL that exists, one with an unusual spelling, or one with invalid parts. */
const path = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...KNOWN) },
  { weight: 2, arbitrary: fc.tuple(fc.constantFrom(...KNOWN), part).map(([known, odd]) => known + odd) },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...KNOWN), part).map(([known, odd]) => `/${odd}${known}`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '*',
      'http://other.example/company',
      'HTTP://other.example',
      '?x',
      '//other.example',
      '/x/../api/pages',
    ),
  },
);

const query = fc.oneof(
  { weight: 2, arbitrary: fc.constant('') },
  {
    weight: 1,
    arbitrary: fc.uniqueArray(fc.constantFrom(...QUERIES), { minLength: 1, maxLength: 3 }).map((parts) => `?${parts.join('&')}`),
  },
);

const headers = fc
  .uniqueArray(fc.constantFrom(...Object.keys(HEADERS)), { maxLength: 4 })
  .chain((names) =>
    fc.tuple(...names.map((name) => fc.constantFrom(...(HEADERS[name] ?? [''])).map((value) => [name, value] as const))),
  )
  .map((entries) => Object.fromEntries(entries));

const method = fc.oneof(
  { weight: 5, arbitrary: fc.constant('GET') },
  { weight: 4, arbitrary: fc.constantFrom('POST', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'PURGE') },
);

const request = fc
  .record({ method, path, query, headers, sent: fc.constantFrom(...BODIES) })
  .map(({ method: verb, path: where, query: asked, headers: given, sent }): FuzzRequest => {
    const hasBody = !['GET', 'HEAD', 'OPTIONS', 'TRACE'].includes(verb);
    // Node sends no request with a space or a character beyond Latin-1 in its target.
    const target = (where + asked).replaceAll(' ', '+').replaceAll('ä', 'Ã¤');
    return {
      method: verb,
      target,
      headers: hasBody ? { ...given, 'content-type': sent.type } : given,
      body: hasBody ? sent.body : undefined,
    };
  });

/** Returns the same requests for the same seed. */
export function generateRequests(seed: number, count: number): FuzzRequest[] {
  return fc.sample(request, { seed, numRuns: count });
}
