import path from 'node:path';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { adminTranslations } from '@/cms/admin-ui/admin-translations';
import { formControlsPlugin } from '@/cms/admin-ui/form-controls/form-controls-plugin';
import { arrangeMenu } from '@/cms/admin-ui/menu';
import { auditLog } from '@/cms/audit-log/collection';
import { auditLogPlugin } from '@/cms/audit-log/audit-log-plugin';
import { removeOldAuditEvents } from '@/cms/audit-log/remove-old-audit-events';
import { withSentenceCaseLabels } from '@/cms/admin-ui/sentence-case-labels';
import { createDatabaseAdapter } from '@/cms/core/database/database-adapter';
import { DATE_TIME_FORMAT } from '@/cms/core/fields/date-format';
import { withFactTokens } from '@/cms/facts/fact-token-fields';
import { withTextLimits } from '@/cms/core/fields/text-limits';
import { withFactPicker } from '@/cms/facts/with-fact-picker';
import { hasLinks } from '@/cms/link-graph/entry-links';
import { withEditLockAccess } from '@/cms/drafts/edit-lock-access';
import { formBackupPlugin } from '@/cms/drafts/local-backup/form-backup-plugin';
import { outdatedFormPlugin } from '@/cms/drafts/outdated-form-guard';
import { createJobsConfig, withRestrictedJobStats } from '@/cms/job-queue';
import { removeFailedJobs } from '@/cms/job-queue/remove-failed-jobs';
import { brokenLinks } from '@/cms/link-checks/collection';
import { externalLinks } from '@/cms/link-checks/external-links';
import { checkLinks } from '@/cms/link-checks/task';
import { mailAdapter } from '@/cms/mail/adapter';
import { storedMail } from '@/cms/mail/collection';
import { createOutboxCollection } from '@/cms/outbox/collection';
import { triggerDelivery } from '@/cms/outbox/deliver';
import { deliverOutbox } from '@/cms/outbox/task';
import { previewLinks } from '@/cms/preview-links/collection';
import { mapErrors } from '@/cms/rest/map-errors';
import { atomicBulkOperations } from '@/cms/rest/atomic-bulk-operations';
import { formatErrorForAdmin } from '@/cms/rest/admin-errors';
import { rejectMisshapenFields } from '@/cms/rest/reject-misshapen-fields';
import { withoutUnusedVersionEndpoints } from '@/cms/rest/version-endpoints';
import { deletedEntries } from '@/cms/trash/collection';
import { emptyTrash } from '@/cms/trash/empty-trash';
import { users } from '@/cms/users/collection';
import { editorSessions } from '@/cms/users/editor-sessions';
import { withScheduledPublishing } from '@/cms/workflow/scheduled-publishing';
import { deliveryHandlers, moduleConfigs } from '@/modules/configs';
import { picturePickerPlugin, UPLOAD_BYTES_MAX } from '@/modules/media/server';
import { factEditPlugin } from '@/modules/releases/server';
import { searchIndexPlugin } from '@/modules/search/server';
import { environment } from '@/platform/environment';

// Commands are bundled into .build, so the path of this file at run time is of no use.
const sourceFolder = path.resolve('src');

const collections = arrangeMenu([
  ...moduleConfigs
    .flatMap((module) => module.collections ?? [])
    .map((collection) =>
      collection.custom?.['visitors'] === true
        ? collection
        : withTextLimits(withFactTokens(hasLinks(collection) ? withFactPicker(collection) : collection)),
    ),
  previewLinks,
  deletedEntries,
  brokenLinks,
  externalLinks,
  createOutboxCollection(deliveryHandlers),
  storedMail,
  users,
  editorSessions,
  auditLog,
]);

const config = buildConfig({
  secret: environment.PAYLOAD_SECRET,
  serverURL: environment.SITE_URL,
  admin: {
    user: users.slug,
    avatar: 'default',
    dateFormat: DATE_TIME_FORMAT,
    components: {
      beforeDashboard: ['/cms/dashboard/sales-dashboard#SalesDashboard', '/cms/dashboard/editorial-dashboard#EditorialDashboard'],
      providers: ['/cms/versions/local-step-nav#LocalStepNav', '/cms/admin-ui/form-controls/control-names#ControlNames'],
      beforeLogin: ['/cms/users/sign-in-link#SignInLink'],
      graphics: { Icon: '/cms/admin-ui/brand#AdminIcon', Logo: '/cms/admin-ui/brand#AdminLogo' },
      afterNavLinks: [
        '/cms/calendar/calendar-link#CalendarLink',
        '/cms/find-text/find-text-link#FindTextLink',
        '/modules/web-vitals/admin/page-speed-link#PageSpeedLink',
        '/cms/editing-guide/guide-link#GuideLink',
      ],
      views: {
        calendar: {
          path: '/calendar',
          Component: '/cms/calendar/calendar-view#CalendarView',
          meta: { title: 'Calendar' },
        },
        guide: {
          path: '/guide',
          Component: '/cms/editing-guide/guide-view#GuideView',
          meta: { title: 'Guide for editors' },
        },
        findText: {
          path: '/find-text',
          Component: '/cms/find-text/find-text-view#FindTextView',
          meta: { title: 'Find text' },
        },
        pageSpeed: {
          path: '/page-speed',
          Component: '/modules/web-vitals/admin/page-speed-view#PageSpeedView',
          meta: { title: 'Page speed' },
        },
      },
      logout: { Button: '/cms/users/sign-out-link#SignOutLink' },
    },
    meta: { titleSuffix: ' · EDB site', icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/icon.svg' }] },
    importMap: { baseDir: sourceFolder, importMapFile: path.join(sourceFolder, 'app/(cms)/admin/importMap.js') },
  },
  collections,
  i18n: { translations: { en: adminTranslations } },
  globals: moduleConfigs
    .flatMap((module) => module.globals ?? [])
    .map(withFactTokens)
    .map(withTextLimits),
  hooks: { afterError: [mapErrors, formatErrorForAdmin] },
  jobs: createJobsConfig([
    removeFailedJobs,
    removeOldAuditEvents,
    emptyTrash,
    deliverOutbox,
    checkLinks,
    ...moduleConfigs.flatMap((module) => module.tasks ?? []),
  ]),
  // Deliveries left by an instance that has stopped are sent at startup, without waiting for the next minute. Commands
  // skip this hook.
  onInit: (payload) => {
    // A build opens Payload, too, and has no database.
    if (process.env.NEXT_PHASE !== 'phase-production-build') triggerDelivery(payload);
  },
  plugins: [
    auditLogPlugin,
    searchIndexPlugin,
    factEditPlugin,
    atomicBulkOperations,
    formControlsPlugin,
    formBackupPlugin,
    outdatedFormPlugin,
    picturePickerPlugin,
    rejectMisshapenFields,
  ],
  email: mailAdapter,
  graphQL: { disable: true },
  telemetry: false,
  db: createDatabaseAdapter(environment.DATABASE_URL, {
    migrationDir: path.join(sourceFolder, 'cms/migrations'),
    blocksAsJSON: true,
    push: false,
  }),
  typescript: {
    outputFile: path.join(sourceFolder, 'payload-types.ts'),
    // Not in tests: a change in src makes the build outdated, in the middle of their run.
    autoGenerate: process.env.NODE_ENV === 'development',
  },
  sharp,
  // One byte above the limit, so that a file that is too large is rejected by its field's validation and not truncated.
  upload: { abortOnLimit: false, limits: { fileSize: UPLOAD_BYTES_MAX + 1, files: 1 }, requestSizeLimit: 6 * UPLOAD_BYTES_MAX },
});

export default withSentenceCaseLabels(
  withoutUnusedVersionEndpoints(withEditLockAccess(withScheduledPublishing(withRestrictedJobStats(config)))),
);
