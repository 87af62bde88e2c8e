import type { ModuleConfig } from '@/cms/core/module-config';
import { certificates, examAccommodations, examAttempts } from './attempts/attempts-config';
import { examQuestions } from './questions-config';
import { maintainExams } from './attempts/maintain-exams';

export { examDeliveries } from './attempts/exam-deliveries';

export const certificationConfig: ModuleConfig = {
  collections: [examQuestions, examAttempts, examAccommodations, certificates],
  tasks: [maintainExams],
  slots: ['exam-blueprint', 'sample-questions'],
};
