import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { blockFields } from '@/blocks';
import { articleCollections } from '@/cms/articles/collection';
import { dataCollections } from '@/cms/data';
import { pages } from '@/cms/pages/collection';
import { previewLinks } from '@/cms/preview-links/collection';
import { reusableSections } from '@/cms/reusable-sections/collection';
import { redirects } from '@/cms/redirects/collection';
import { savedPagesCollection } from '@/cms/saved-pages/collection';
import { settings } from '@/cms/settings/global';
import { users } from '@/cms/users/collection';
import { editorSessions } from '@/cms/users/editor-sessions';
import { environment } from '@/platform/environment';

const sourceFolder = path.dirname(fileURLToPath(import.meta.url));

export default buildConfig({
  secret: environment.PAYLOAD_SECRET,
  serverURL: environment.SITE_URL,
  admin: {
    user: users.slug,
    avatar: 'default',
    components: {
      beforeDashboard: ['/cms/dashboard/to-do#ToDo'],
      beforeLogin: ['/cms/users/sign-in-link#SignInLink'],
      graphics: { Icon: '/cms/look/brand#AdminIcon', Logo: '/cms/look/brand#AdminLogo' },
      logout: { Button: '/cms/users/sign-out-link#SignOutLink' },
    },
    meta: { titleSuffix: ' · EDB site', icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/icon.svg' }] },
    importMap: { baseDir: sourceFolder, importMapFile: path.join(sourceFolder, 'app/(cms)/admin/importMap.js') },
  },
  collections: [pages(blockFields), reusableSections(blockFields), redirects, previewLinks, ...articleCollections, ...dataCollections, savedPagesCollection, users, editorSessions],
  globals: [settings],
  graphQL: { disable: true },
  telemetry: false,
  db: postgresAdapter({
    pool: { connectionString: environment.DATABASE_URL, max: 10 },
    migrationDir: path.join(sourceFolder, 'cms/migrations'),
    blocksAsJSON: true,
    push: false,
  }),
  typescript: { outputFile: path.join(sourceFolder, 'payload-types.ts') },
  sharp,
});
