import type { Slot } from '@/modules/module';
import { ExamBlueprint } from './exam-blueprint';
import { SampleQuestions } from './sample-questions';

export const certificationSlots = {
  'exam-blueprint': { render: () => <ExamBlueprint /> },
  'sample-questions': { render: () => <SampleQuestions /> },
} satisfies Record<string, Slot>;
