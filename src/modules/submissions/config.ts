import type { ModuleConfig } from '@/cms/core/module-config';
import { formDeletions, submissions, submissionFiles } from './collections';
import { deleteExpiredSubmissionsTask } from './tasks';

export { submissionDeliveries } from './submission-deliveries';
export const submissionsConfig: ModuleConfig = {
  collections: [submissions, submissionFiles, formDeletions],
  tasks: [deleteExpiredSubmissionsTask],
  slots: ['form-receipt'],
};
