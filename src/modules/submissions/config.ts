import type { ModuleConfig } from '@/cms/core/module-config';
import { formDeletions, formEntries, formFiles } from './collections';
import { deleteExpiredEntries } from './tasks';

export { entryDeliveries } from './entry-deliveries';
export const submissionsConfig: ModuleConfig = { collections: [formEntries, formFiles, formDeletions], tasks: [deleteExpiredEntries], slots: ['form-receipt'] };
