import type { ModuleConfig } from '@/cms/core/module-config';
import { learningPathsCollection } from './paths-config';
import { learningProgressCollection } from './progress/collection';

export const learningConfig: ModuleConfig = {
  collections: [learningPathsCollection, learningProgressCollection],
  slots: ['learning-paths'],
};
