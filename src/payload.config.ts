import path from 'node:path';
import { buildConfig, type CollectionConfig } from 'payload';
import sharp from 'sharp';
import { adminWords } from '@/cms/admin-ui/words';
import { records } from '@/cms/audit-log/collection';
import { keepRecords } from '@/cms/audit-log/keep-records';
import { removeOldRecords } from '@/cms/audit-log/remove-old-records';
import { databaseAdapter } from '@/cms/core/database-adapter';
import { withOwnLocks } from '@/cms/drafts/own-locks';
import { jobs, withClosedJobStats } from '@/cms/job-queue';
import { removeFailedJobs } from '@/cms/job-queue/remove-failed-jobs';
import { brokenLinks } from '@/cms/link-checks/collection';
import { checkLinks } from '@/cms/link-checks/task';
import { mailAdapter } from '@/cms/mail/adapter';
import { mails } from '@/cms/mail/collection';
import { formDeliveries } from '@/cms/outbox/collection';
import { deliverSoon } from '@/cms/outbox/deliver';
import { deliverForms } from '@/cms/outbox/task';
import { previewLinks } from '@/cms/preview-links/collection';
import { answerErrors } from '@/cms/rest/answer-errors';
import { wholeBulkOperations } from '@/cms/rest/bulk-operations';
import { answerForAdmin } from '@/cms/rest/error-answers';
import { withoutUselessVersions } from '@/cms/rest/version-endpoints';
import { users } from '@/cms/users/collection';
import { editorSessions } from '@/cms/users/editor-sessions';
import { withScheduledPublications } from '@/cms/workflow/run-scheduled';
import { deliveryHandlers, moduleConfigs } from '@/modules/configs';
import { LARGEST_FILE_BYTES } from '@/modules/media/server';
import { environment } from '@/platform/environment';

// Commands are bundled into .build, so a file's own place says nothing.
const sourceFolder = path.resolve('src');

/** The groups of the admin's menu, from the top. */
const MENU = ['Pages', 'Reading', 'Company', 'Resources', 'Facts', 'Site', 'Sales', 'People'];
const placeInMenu = ({ admin }: CollectionConfig): number => MENU.findIndex((group) => group === admin?.group);

const collections = [
  ...moduleConfigs.flatMap((module) => module.collections ?? []),
  previewLinks,
  brokenLinks,
  formDeliveries(deliveryHandlers),
  mails,
  users,
  editorSessions,
  records,
].toSorted((one, other) => placeInMenu(one) - placeInMenu(other));

const config = buildConfig({
  secret: environment.PAYLOAD_SECRET,
  serverURL: environment.SITE_URL,
  admin: {
    user: users.slug,
    avatar: 'default',
    components: {
      beforeDashboard: ['/cms/dashboard/to-do#ToDo'],
      beforeLogin: ['/cms/users/sign-in-link#SignInLink'],
      graphics: { Icon: '/cms/admin-ui/brand#AdminIcon', Logo: '/cms/admin-ui/brand#AdminLogo' },
      logout: { Button: '/cms/users/sign-out-link#SignOutLink' },
    },
    meta: { titleSuffix: ' · EDB site', icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/icon.svg' }] },
    importMap: { baseDir: sourceFolder, importMapFile: path.join(sourceFolder, 'app/(cms)/admin/importMap.js') },
  },
  collections,
  i18n: { translations: { en: adminWords } },
  globals: moduleConfigs.flatMap((module) => module.globals ?? []),
  hooks: { afterError: [answerErrors, answerForAdmin] },
  jobs: jobs([removeFailedJobs, removeOldRecords, deliverForms, checkLinks, ...moduleConfigs.flatMap((module) => module.tasks ?? [])]),
  // What an instance that is gone has left in the outbox does not wait for the next minute. Commands do not come here.
  onInit: deliverSoon,
  plugins: [keepRecords, wholeBulkOperations],
  email: mailAdapter,
  graphQL: { disable: true },
  telemetry: false,
  db: databaseAdapter(environment.DATABASE_URL, {
    migrationDir: path.join(sourceFolder, 'cms/migrations'),
    blocksAsJSON: true,
    push: false,
  }),
  typescript: { outputFile: path.join(sourceFolder, 'payload-types.ts') },
  sharp,
  // One byte more than is taken, so that a file that is too large is refused by its field and not cut short.
  upload: { abortOnLimit: false, limits: { fileSize: LARGEST_FILE_BYTES + 1, files: 1 }, requestSizeLimit: 6 * LARGEST_FILE_BYTES },
});

export default withoutUselessVersions(withOwnLocks(withScheduledPublications(withClosedJobStats(config))));
