import path from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

const config: NextConfig = {
  // The page cache is bundled by scripts/build.ts, because Next loads it as a file at run time.
  cacheHandler: path.resolve('.build/page-cache-handler.mjs'),
  cacheMaxMemorySize: 0,
  reactStrictMode: true,
  poweredByHeader: false,
  // Types are checked by `npm test`; a build does not do it again.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  turbopack: { root: import.meta.dirname },
};

export default withPayload(config, { devBundleServerPackages: false });
