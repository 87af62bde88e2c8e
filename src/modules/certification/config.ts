import type { ModuleConfig } from '@/cms/core/module-config';
import { certificates, examAccommodations, examAttempts } from './attempts-config';
import { examQuestions } from './questions-config';
import { maintainExams } from './maintain-exams';

export { examDeliveries } from './exam-deliveries';

export const certificationConfig: ModuleConfig = {
  collections: [examQuestions, examAttempts, examAccommodations, certificates],
  tasks: [maintainExams],
  slots: ['exam-blueprint', 'sample-questions'],
};
