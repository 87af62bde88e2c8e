import type { Module } from '@/modules/module';
import { LearningPathList } from './path-list';

export const learningModule = { slots: { 'learning-paths': { render: () => <LearningPathList /> } } } satisfies Module;
