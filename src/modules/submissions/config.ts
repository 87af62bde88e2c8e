import type { ModuleConfig } from '@/cms/core/module-config';
import { formDeletions, submissions, submissionFiles } from './collections';
import { deleteExpiredSubmissionsTask } from './tasks';

export { entryDeliveries } from './entry-deliveries';
export const submissionsConfig: ModuleConfig = {
  collections: [submissions, submissionFiles, formDeletions],
  tasks: [deleteExpiredSubmissionsTask],
  slots: ['form-receipt'],
};
