import { environment } from '@/platform/environment';
import { makeLearningPlatform } from './learning-platform';

export type { LearningPlatform } from './learning-platform';

const { LEARNING_URL: url, LEARNING_TOKEN: token } = environment;

/** The learning platform of this site; undefined when none is configured, and the site keeps progress itself. */
export const learningPlatform = url === undefined || token === undefined ? undefined : makeLearningPlatform({ url, token });
