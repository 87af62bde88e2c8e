import type { ModuleConfig } from '@/cms/core/module-config';
import { sendNewsletters } from './hand-over';
import { newsletterIssues } from './issues';
import { newsletterSubscribers } from './subscribers';

export { newsletterDeliveries } from './mail-of-delivery';
export const newsletterConfig: ModuleConfig = { collections: [newsletterIssues, newsletterSubscribers], tasks: [sendNewsletters] };
