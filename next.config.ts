import path from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

/** The pages with a feed of their own (src/app/(endpoints)/feeds). */
const PAGES_WITH_FEEDS = [
  '/blog',
  '/blog/author/:author',
  '/blog/topic/:topic',
  '/company/press-releases',
  '/releases',
  '/resources/webinars',
  '/security/cve',
];

/** The lists with a calendar of their own (src/app/(endpoints)/calendars). */
const PAGES_WITH_CALENDARS = [
  '/resources/events',
  '/resources/events/region/:region',
  '/resources/webinars',
  '/training/live-postgresql-training',
  '/training/live-postgresql-training/course/:course',
];

const config: NextConfig = {
  // scripts/build.ts bundles the page cache, because Next loads it as a file at run time.
  cacheHandler: path.resolve('.build/page-cache-handler.mjs'),
  cacheMaxMemorySize: 0,
  // Pages and route handlers are bundled separately but must share one copy of Payload. With two copies, each would
  // have its own error classes and not recognize the other's: a rejected edit would not say why.
  serverExternalPackages: ['payload', '@payloadcms/db-postgres', 'pdfkit', 'fontkit'],
  reactStrictMode: true,
  poweredByHeader: false,
  // `npm test` checks types; the build doesn't check them again.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  // The file list for a deployment without node_modules is unused and takes a fifth of the build time.
  outputFileTracingExcludes: { '**/*': ['**/*'] },
  experimental: {
    // The server validates these headers itself, so that no cached page contains the parameter
    // (src/server/rsc-redirect.ts).
    validateRSCRequestHeaders: false,
    // Production doesn't use them: Node doesn't read source maps unless configured to. The development server does.
    turbopackSourceMaps: process.env.NODE_ENV !== 'production',
    turbopackInputSourceMaps: process.env.NODE_ENV !== 'production',
    // Loading every route takes about a second of the start, and most of them are rarely requested.
    preloadEntriesOnStart: false,
    // Writing 250 MB takes longer than a second build saves; the development server has a cache of its own.
    turbopackFileSystemCacheForBuild: false,
  },
  // A file of an entry has the entry's URL with a file extension, which a route folder cannot express.
  rewrites: async () => ({
    beforeFiles: [
      {
        source: '/resources/:kind(webinars|events)/:slug((?!calendar\\.)[a-z0-9-]+).ics',
        destination: '/resource-files/calendar/:kind/:slug',
      },
      { source: '/training/classes/:slug([a-z0-9-]+).ics', destination: '/training-files/calendar/:slug' },
      { source: '/resources/white-papers/:slug([a-z0-9-]+).pdf', destination: '/resource-files/paper/:slug' },
      // The build would render a cached route without parameters, and has no database.
      ...PAGES_WITH_FEEDS.map((page) => ({ source: `${page}/feed.xml`, destination: `/feeds${page}` })),
      ...PAGES_WITH_CALENDARS.map((page) => ({ source: `${page}/calendar.ics`, destination: `/calendars${page}` })),
      { source: '/releases/lifecycle.ics', destination: '/calendars/releases' },
      { source: '/llms.txt', destination: '/machine-readable/llms.txt' },
      { source: '/sitemap.xml', destination: '/machine-readable/sitemap.xml' },
      { source: '/downloads/:file(platforms\\.(?:csv|json))', destination: '/machine-readable/:file' },
      { source: '/releases/:file((?:data|lifecycle)\\.json)', destination: '/machine-readable/releases-:file' },
      // Without leading zeros, so that each part is cached once.
      { source: '/sitemaps/:part([1-9]\\d{0,2})', destination: '/machine-readable/sitemap-:part.xml' },
    ],
    afterFiles: [],
    fallback: [],
  }),
  turbopack: {
    root: import.meta.dirname,
    // Turbopack passes the pseudo-class on, but doesn't know it. Browsers that don't know it, either, ignore its rule.
    ignoreIssue: [{ path: '**/table-of-contents.module.css', description: /'target-current' is not recognized/ }],
    // The guide for editors, which the admin shows.
    rules: { '*.md': { type: 'text' } },
    resolveAlias: {
      // The SDK's ES modules instead of its browser bundle, which is twice as large and needs `eval`. The parts for
      // its own sign-in form and for servers are left out.
      '@okta/okta-auth-js': './node_modules/@okta/okta-auth-js/esm/index.js',
      '@okta/okta-idx-js': './src/shell/sign-on/sdk-stubs/okta-idx-js.ts',
      'node-cache': './src/shell/sign-on/sdk-stubs/node-cache.ts',
      'cross-fetch': './src/shell/sign-on/sdk-stubs/cross-fetch.ts',
      // Next's own error screen is in its client runtime even when the app has one; the site's takes its place there.
      './builtin/global-error': './src/app/global-error.tsx',
      '../components/builtin/global-error': './src/app/global-error.tsx',
    },
  },
};

const configWithPayload = withPayload(config, { devBundleServerPackages: false });

export default {
  ...configWithPayload,
  // Payload requests the color scheme with every response, which costs a second request; only the admin needs it.
  headers: async () => ((await configWithPayload.headers?.()) ?? []).map((rule) => ({ ...rule, source: '/admin/:path*' })),
} satisfies NextConfig;
