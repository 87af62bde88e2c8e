import type { ModuleConfig } from '@/cms/core/module-config';
import type { SubjectConfirmations } from '@/modules/forms/server';
import { formDeletions, submissions, submissionFiles } from './collections';
import { deleteExpiredSubmissionsTask } from './tasks';

export { noticeDeliveries } from './notices/notice-deliveries';
export { submissionDeliveries } from './submission-deliveries';

/** Creates the module's configuration. */
export const createSubmissionsConfig = (confirmations: SubjectConfirmations): ModuleConfig => ({
  collections: [{ ...submissions, custom: { ...submissions.custom, confirmations } }, submissionFiles, formDeletions],
  tasks: [deleteExpiredSubmissionsTask],
  slots: ['form-receipt'],
});
