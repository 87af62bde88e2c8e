import type { ModuleConfig } from '@/cms/core/module-config';
import { sendNewsletters } from './enqueue-issues';
import { newsletterIssues } from './issues';
import { newsletterSubscribers } from './subscribers';

export { newsletterDeliveries } from './newsletter-deliveries';
export const newsletterConfig: ModuleConfig = {
  collections: [newsletterIssues, newsletterSubscribers],
  tasks: [sendNewsletters],
};
