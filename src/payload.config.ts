import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { blockFields } from '@/blocks';
import { articleCollections } from '@/cms/articles/collection';
import { customers } from '@/cms/customers/collection';
import { dataCollections } from '@/cms/data';
import { jobs } from '@/cms/jobs/collection';
import { pages } from '@/cms/pages/collection';
import { partners } from '@/cms/partners/collection';
import { pressReleases } from '@/cms/press-releases/collection';
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
    components: { beforeLogin: ['/cms/users/sign-in-link#SignInLink'], logout: { Button: '/cms/users/sign-out-link#SignOutLink' } },
    meta: { titleSuffix: ' · EDB site' },
    importMap: { baseDir: sourceFolder, importMapFile: path.join(sourceFolder, 'app/(cms)/admin/importMap.js') },
  },
  collections: [pages(blockFields), ...articleCollections, pressReleases, customers, partners, jobs, ...dataCollections, redirects, savedPagesCollection, users, editorSessions],
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
