import type { ModuleConfig } from '@/cms/core/module-config';
import { checkSiteStatus } from './check-task';

export const siteStatusConfig: ModuleConfig = { tasks: [checkSiteStatus] };
