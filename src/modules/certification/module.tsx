import type { Module } from '@/modules/module';
import { ExamBlueprint } from './exam-blueprint';
import { SampleQuestions } from './sample-questions';

export const certificationModule = {
  slots: {
    'exam-blueprint': { render: () => <ExamBlueprint /> },
    'sample-questions': { render: () => <SampleQuestions /> },
  },
} satisfies Module;
