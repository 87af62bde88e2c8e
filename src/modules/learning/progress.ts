import type { LearningProgress } from './progress/progress';
import { learningClient, type LearningClient } from '@/services/learning';
import type { ExternalApiResult } from '@/services/external-api';
import { localLearningPlatform } from './local-learning-platform';
import { getLearningPaths, type LearningPathSummary } from './paths';

/** The store of learning progress: the learning platform, or this site's Postgres. */
const activePlatform: LearningClient = learningClient ?? localLearningPlatform;

/** Returns a person's progress on every path. */
export async function getProgress(subject: string): Promise<ExternalApiResult<LearningProgress>> {
  return toProgress(await activePlatform.fetchCompletedSteps(subject));
}

/** Whether a URL path is a step of one of the learning paths. */
export async function isStep(address: string): Promise<boolean> {
  return (await getLearningPaths()).some(({ steps }) => steps.some(({ url }) => url === address));
}

/** Marks a step as done or not done, and returns the resulting progress. */
export async function markStep(subject: string, step: string, isDone: boolean): Promise<ExternalApiResult<LearningProgress>> {
  return toProgress(await activePlatform.setStepCompleted(subject, step, isDone));
}

async function toProgress(answer: ExternalApiResult<{ done: string[] }>): Promise<ExternalApiResult<LearningProgress>> {
  if (answer.outcome !== 'answered') return answer;
  const { done } = answer.answer;
  return { outcome: 'answered', answer: { done, paths: getStartedPaths(await getLearningPaths(), done) } };
}

/** Returns the learning paths on which a step is done, with the next step. Exported for its test. */
export function getStartedPaths(paths: readonly LearningPathSummary[], done: readonly string[]): LearningProgress['paths'] {
  return paths.flatMap(({ url, title, steps }) => {
    const left = steps.filter((step) => !done.includes(step.url));
    if (left.length === steps.length) return [];
    const [next] = left;
    return [
      {
        url,
        title,
        steps: steps.length,
        done: steps.length - left.length,
        next: next ? { url: next.url, label: next.label } : null,
      },
    ];
  });
}
