import path from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

const config: NextConfig = {
  // The page cache is bundled by scripts/build.ts, because Next loads it as a file at run time.
  cacheHandler: path.resolve('.build/page-cache-handler.mjs'),
  cacheMaxMemorySize: 0,
  // Pages and addresses for machines are bundled apart, and Payload is one object for both. Bundled into each, its error
  // classes would be there twice, and an error of one would be unknown to the other: a refused edit would not say why.
  serverExternalPackages: ['payload', '@payloadcms/db-postgres'],
  reactStrictMode: true,
  poweredByHeader: false,
  // Types are checked by `npm test`; a build does not do it again.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  // The list of files that a copy without node_modules would need: nobody makes one, and it takes a fifth of a build.
  outputFileTracingExcludes: { '**/*': ['**/*'] },
  experimental: {
    // The server checks them itself, so that the parameter is in no cached page (src/server/react-data.ts).
    validateRSCRequestHeaders: false,
    // No server reads them: Node does not look for source maps by itself. The development server does.
    turbopackSourceMaps: process.env.NODE_ENV !== 'production',
    turbopackInputSourceMaps: process.env.NODE_ENV !== 'production',
    // Writing 250 MB takes longer than a second build gains by them; the development server has a cache of its own.
    turbopackFileSystemCacheForBuild: false,
  },
  // A file of an entry has the entry's address with the ending of its type; a folder of addresses cannot say that.
  rewrites: async () => ({
    beforeFiles: [
      {
        source: '/resources/:kind(webinars|events)/:slug((?!calendar\\.)[a-z0-9-]+).ics',
        destination: '/resource-files/calendar/:kind/:slug',
      },
      { source: '/resources/white-papers/:slug([a-z0-9-]+).pdf', destination: '/resource-files/paper/:slug' },
    ],
    afterFiles: [],
    fallback: [],
  }),
  turbopack: {
    root: import.meta.dirname,
    resolveAlias: {
      // The SDK's modules instead of its one file for browsers, which is twice as large and needs `eval`; and without
      // what it brings along for a sign-in form of its own, and for servers.
      '@okta/okta-auth-js': './node_modules/@okta/okta-auth-js/esm/index.js',
      '@okta/okta-idx-js': './src/shell/sign-on/sdk-stubs/okta-idx-js.ts',
      'node-cache': './src/shell/sign-on/sdk-stubs/node-cache.ts',
    },
  },
};

const configWithPayload = withPayload(config, { devBundleServerPackages: false });

export default {
  ...configWithPayload,
  // Payload asks for the color scheme with every answer, at the price of a second request; only the admin needs it.
  headers: async () => ((await configWithPayload.headers?.()) ?? []).map((rule) => ({ ...rule, source: '/admin/:path*' })),
} satisfies NextConfig;
