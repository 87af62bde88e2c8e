import { environment } from '@/platform/environment';
import { createLearningClient } from './learning-client';

export type { LearningClient } from './learning-client';

const { LEARNING_URL: url, LEARNING_TOKEN: token } = environment;

/** The client of the learning platform; undefined when none is configured and the site stores progress itself. */
export const learningClient = url === undefined || token === undefined ? undefined : createLearningClient({ url, token });
