import type { Slot } from '@/modules/module';
import { LearningPathList } from './path-list';

export const learningSlots = { 'learning-paths': { render: () => <LearningPathList /> } } satisfies Record<string, Slot>;
