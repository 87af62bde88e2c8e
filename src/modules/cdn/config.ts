import type { ModuleConfig } from '@/cms/core/module-config';
import { purgeCdnTask } from './purge-task';

/** The content delivery network in front of the site (docs/decisions/0051-content-delivery-networks.md). */
export const cdnConfig: ModuleConfig = { tasks: [purgeCdnTask] };
