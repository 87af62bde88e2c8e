import { createPageBlocks } from '@/blocks';
import type { ModuleConfig } from '@/cms/core/module-config';
import type { DeliveryHandlers } from '@/cms/outbox/delivery';
import { scheduleDeliveries } from '@/cms/workflow/schedule-deliveries';
import { articlesConfig } from '@/modules/articles/config';
import { calculatorsConfig } from '@/modules/calculators/config';
import { cdnConfig } from '@/modules/cdn/config';
import { certificationConfig, examDeliveries } from '@/modules/certification/config';
import { companyConfig } from '@/modules/company/config';
import { contentReplicationConfig, replicaDeliveries } from '@/modules/content-replication/config';
import { customersConfig } from '@/modules/customers/config';
import { docsConfig } from '@/modules/docs/config';
import { downloadsConfig } from '@/modules/downloads/config';
import { confirmEvent, eventsConfig } from '@/modules/events/config';
import { formsConfig } from '@/modules/forms/config';
import { confirmJobOpening, jobOpeningsConfig } from '@/modules/job-openings/config';
import { learningConfig } from '@/modules/learning/config';
import { mediaConfig } from '@/modules/media/config';
import { newsletterConfig, newsletterDeliveries } from '@/modules/newsletter/config';
import { createPagesConfig } from '@/modules/pages/config';
import { partnersConfig } from '@/modules/partners/config';
import { privacyConfig } from '@/modules/privacy/config';
import { productsConfig } from '@/modules/products/config';
import { releasesConfig } from '@/modules/releases/config';
import { redirectsConfig } from '@/modules/redirects/config';
import { savedPagesConfig } from '@/modules/saved-pages/config';
import { searchConfig } from '@/modules/search/config';
import { settingsConfig } from '@/modules/settings/config';
import { createSharedBlocksConfig } from '@/modules/shared-blocks/config';
import { siteStatusConfig } from '@/modules/site-status/config';
import { createSubmissionsConfig, noticeDeliveries, submissionDeliveries } from '@/modules/submissions/config';
import { classDeliveries, trainingConfig } from '@/modules/training/config';
import { trialDeliveries, trialsConfig } from '@/modules/trials/config';
import { webVitalsConfig } from '@/modules/web-vitals/config';
import { confirmWebinar, webinarsConfig } from '@/modules/webinars/config';
import { whitePapersConfig } from '@/modules/white-papers/config';

/** Modules with their own content, in the order of the admin menu. */
const modules: readonly ModuleConfig[] = [
  redirectsConfig,
  articlesConfig,
  companyConfig,
  customersConfig,
  partnersConfig,
  jobOpeningsConfig,
  webinarsConfig,
  eventsConfig,
  whitePapersConfig,
  docsConfig,
  learningConfig,
  productsConfig,
  trainingConfig,
  certificationConfig,
  downloadsConfig,
  calculatorsConfig,
  releasesConfig,
  formsConfig,
  mediaConfig,
  createSubmissionsConfig({ webinars: confirmWebinar, events: confirmEvent, 'job-openings': confirmJobOpening }),
  trialsConfig,
  newsletterConfig,
  savedPagesConfig,
  searchConfig,
  settingsConfig,
  privacyConfig,
  webVitalsConfig,
  siteStatusConfig,
  contentReplicationConfig,
  cdnConfig,
];

/** The blocks that pages are composed of. The first two slots belong to the pages module, whose config needs the blocks. */
const blocks = createPageBlocks(['section-index', 'contact-details', ...modules.flatMap(({ slots }) => slots ?? [])]);

/** Every module's additions to the CMS. */
export const moduleConfigs: readonly ModuleConfig[] = [createPagesConfig(blocks), createSharedBlocksConfig(blocks), ...modules];

/** Handlers for outbox deliveries, contributed by the modules that queue them, and by the workflow. */
export const deliveryHandlers: DeliveryHandlers = {
  ...submissionDeliveries,
  ...noticeDeliveries,
  ...trialDeliveries,
  ...classDeliveries,
  ...examDeliveries,
  ...newsletterDeliveries,
  ...scheduleDeliveries,
  ...replicaDeliveries,
};
