import { pageBlocks } from '@/blocks';
import type { ModuleConfig } from '@/cms/core/module-config';
import type { DeliveryHandlers } from '@/cms/outbox/delivery';
import { articlesConfig } from './articles/config';
import { companyConfig } from './company/config';
import { customersConfig } from './customers/config';
import { docsConfig } from './docs/config';
import { downloadsConfig } from './downloads/config';
import { eventsConfig } from './events/config';
import { formsConfig } from './forms/config';
import { jobsConfig } from './jobs/config';
import { learningConfig } from './learning/config';
import { mediaConfig } from './media/config';
import { newsletterConfig, newsletterDeliveries } from './newsletter/config';
import { pagesConfig } from './pages/config';
import { partnersConfig } from './partners/config';
import { privacyConfig } from './privacy/config';
import { productsConfig } from './products/config';
import { redirectsConfig } from './redirects/config';
import { savedPagesConfig } from './saved-pages/config';
import { settingsConfig } from './settings/config';
import { sharedBlocksConfig } from './shared-blocks/config';
import { entryDeliveries, submissionsConfig } from './submissions/config';
import { trainingConfig } from './training/config';
import { trialDeliveries, trialsConfig } from './trials/config';
import { webinarsConfig } from './webinars/config';
import { whitePapersConfig } from './white-papers/config';

/** Modules with content of their own, in the order of the admin's menu. */
const modules: readonly ModuleConfig[] = [
  redirectsConfig,
  articlesConfig,
  companyConfig,
  customersConfig,
  partnersConfig,
  jobsConfig,
  webinarsConfig,
  eventsConfig,
  whitePapersConfig,
  docsConfig,
  learningConfig,
  productsConfig,
  trainingConfig,
  downloadsConfig,
  formsConfig,
  mediaConfig,
  submissionsConfig,
  trialsConfig,
  newsletterConfig,
  savedPagesConfig,
  settingsConfig,
  privacyConfig,
];

/** The blocks that pages are composed of. The slot for section indexes is the pages' own. */
const blocks = pageBlocks(['section-index', ...modules.flatMap(({ slots }) => slots ?? [])]);

/** What every module adds to the content management. */
export const moduleConfigs: readonly ModuleConfig[] = [pagesConfig(blocks), sharedBlocksConfig(blocks), ...modules];

/** What the outbox sends, by the modules that queue it. */
export const deliveryHandlers: DeliveryHandlers = { ...entryDeliveries, ...trialDeliveries, ...newsletterDeliveries };
