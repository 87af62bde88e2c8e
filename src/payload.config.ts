import path from 'node:path';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { blockFields } from '@/blocks';
import { articleCollections } from '@/cms/articles/collection';
import { wholeBulkOperations } from '@/cms/bulk-operations';
import { customers } from '@/cms/customers/collection';
import { authors } from '@/cms/data/authors';
import { mediaCoverage, people } from '@/cms/data/company';
import { courses } from '@/cms/data/courses';
import { installations, postgresVersions } from '@/cms/data/installations';
import { planTerms, plans } from '@/cms/data/plans';
import { products, serverFeatures } from '@/cms/data/products';
import { forms } from '@/cms/forms/collection';
import { databaseAdapter } from '@/cms/database-adapter';
import { jobOpenings } from '@/cms/job-openings/collection';
import { formDeletions, formEntries, formFiles } from '@/cms/form-entries/collection';
import { deliverSoon } from '@/cms/form-entries/deliver';
import { formDeliveries } from '@/cms/form-entries/deliveries';
import { entryDeliveries } from '@/cms/form-entries/entry-deliveries';
import { deleteExpiredEntries, deliverForms } from '@/cms/form-entries/tasks';
import { jobs, withClosedJobStats } from '@/cms/jobs';
import { removeFailedJobs } from '@/cms/jobs/remove-failed-jobs';
import { brokenLinks } from '@/cms/links/collection';
import { checkLinks } from '@/cms/links/task';
import { media } from '@/cms/media/collection';
import { LARGEST_FILE_BYTES } from '@/cms/media/read-picture';
import { mailAdapter } from '@/cms/mails/adapter';
import { mails } from '@/cms/mails/collection';
import { withOwnLocks } from '@/cms/drafts/own-locks';
import { answerForAdmin } from '@/cms/error-answers';
import { docs, docsGroups } from '@/cms/docs/collection';
import { docsFeedback } from '@/cms/docs/feedback-collection';
import { learningPathsCollection } from '@/cms/learning-paths/collection';
import { learningProgressCollection } from '@/cms/learning-progress/collection';
import { sweepMedia } from '@/cms/media/sweep';
import { sendNewsletters } from '@/cms/newsletter/hand-over';
import { newsletterDeliveries } from '@/cms/newsletter/mail-of-delivery';
import { newsletterIssues } from '@/cms/newsletter/issues';
import { newsletterSubscribers } from '@/cms/newsletter/subscribers';
import { pages } from '@/cms/pages/collection';
import { previewLinks } from '@/cms/preview-links/collection';
import { reusableSections } from '@/cms/reusable-sections/collection';
import { partners } from '@/cms/partners/collection';
import { pressReleases } from '@/cms/press-releases/collection';
import { records } from '@/cms/records/collection';
import { keepRecords } from '@/cms/records/keep-records';
import { removeOldRecords } from '@/cms/records/remove-old-records';
import { redirects } from '@/cms/redirects/collection';
import { resourceCollections } from '@/cms/resources/collections';
import { answerErrors } from '@/cms/rest/answer-errors';
import { withoutUselessVersions } from '@/cms/rest/version-endpoints';
import { savedPagesCollection } from '@/cms/saved-pages/collection';
import { settings } from '@/cms/settings/global';
import { trials } from '@/cms/trials/collection';
import { trialDeliveries } from '@/cms/trials/mail-of-trial';
import { writeAboutTrials } from '@/cms/trials/task';
import { users } from '@/cms/users/collection';
import { editorSessions } from '@/cms/users/editor-sessions';
import { adminWords } from '@/cms/words';
import { withScheduledPublications } from '@/cms/workflow/run-scheduled';
import { environment } from '@/platform/environment';

// Commands are bundled into .build, so a file's own place says nothing.
const sourceFolder = path.resolve('src');

const config = buildConfig({
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
  collections: [
    pages(blockFields),
    reusableSections(blockFields),
    redirects,
    previewLinks,
    ...articleCollections,
    pressReleases,
    customers,
    partners,
    jobOpenings,
    ...resourceCollections,
    docs,
    docsGroups,
    docsFeedback,
    learningPathsCollection,
    plans,
    planTerms,
    products,
    serverFeatures,
    courses,
    postgresVersions,
    installations,
    authors,
    forms,
    people,
    mediaCoverage,
    media,
    brokenLinks,
    formEntries,
    formFiles,
    formDeliveries({ ...entryDeliveries, ...trialDeliveries, ...newsletterDeliveries }),
    formDeletions,
    trials,
    mails,
    newsletterIssues,
    newsletterSubscribers,
    savedPagesCollection,
    learningProgressCollection,
    users,
    editorSessions,
    records,
  ],
  i18n: { translations: { en: adminWords } },
  globals: [settings],
  hooks: { afterError: [answerErrors, answerForAdmin] },
  jobs: jobs([removeFailedJobs, removeOldRecords, deliverForms, sendNewsletters, writeAboutTrials, deleteExpiredEntries, checkLinks, sweepMedia]),
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
