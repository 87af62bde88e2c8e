import type { ModuleConfig } from '@/cms/core/module-config';
import { lessonsCollection } from './lessons/config';
import { learningPathsCollection } from './paths-config';
import { learningProgressCollection } from './progress/collection';
import { removeExpiredLaunches } from './remove-expired-launches';

export const learningConfig: ModuleConfig = {
  collections: [learningPathsCollection, lessonsCollection, learningProgressCollection],
  tasks: [removeExpiredLaunches],
  slots: ['learning-paths'],
};
