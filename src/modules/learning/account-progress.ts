import { environment } from '@/platform/environment';
import { getLearnerStatements, learningTool } from '@/services/learning';
import { addMarkedStep, getMarkedSteps, removeMarkedStep } from './completed-steps';
import { getLearningPaths, type LearningPathSummary } from './paths';
import type { LearningProgress } from './progress/progress-schemas';
import { type PageReport, summarizeStatements } from './xapi/reported-progress';

/** The result of marking a step. */
export type MarkResult =
  | { outcome: 'marked'; progress: LearningProgress }
  /** The learning platform has reported the step as done, so it stays done. */
  | { outcome: 'reported' };

/** Returns a person's progress: the steps they have marked, and what the learning platform has reported. */
export async function getProgress(subject: string): Promise<LearningProgress> {
  const [marked, reports, paths] = await Promise.all([getMarkedSteps(subject), getReports(subject), getLearningPaths()]);
  const reportedSteps = [...reports].flatMap(([path, { isDone }]) => (isDone ? [path] : []));
  const done = [...new Set([...marked, ...reportedSteps])];
  return { done, hasPlatform: learningTool !== undefined, paths: getStartedPaths(paths, done, reports) };
}

/** Whether a URL path is a step of one of the learning paths. */
export async function isStep(address: string): Promise<boolean> {
  return (await getLearningPaths()).some(({ steps }) => steps.some(({ url }) => url === address));
}

/** Marks a step as done, and returns the resulting progress. */
export async function markStep(subject: string, step: string): Promise<MarkResult> {
  await addMarkedStep(subject, step);
  return { outcome: 'marked', progress: await getProgress(subject) };
}

/** Marks a step as not done, and returns the resulting progress. */
export async function unmarkStep(subject: string, step: string): Promise<MarkResult> {
  await removeMarkedStep(subject, step);
  const progress = await getProgress(subject);
  return progress.done.includes(step) ? { outcome: 'reported' } : { outcome: 'marked', progress };
}

/** Without a learning platform, nothing that one has reported before counts. */
async function getReports(subject: string): Promise<Map<string, PageReport>> {
  return learningTool === undefined ? new Map() : summarizeStatements(await getLearnerStatements(subject), environment.SITE_URL);
}

/** Returns the learning paths that someone has begun, here or in the learning platform. Exported for its test. */
export function getStartedPaths(
  paths: readonly LearningPathSummary[],
  done: readonly string[],
  reports: ReadonlyMap<string, PageReport> = new Map(),
): LearningProgress['paths'] {
  return paths.flatMap(({ url, title, steps }) => {
    const left = steps.filter((step) => !done.includes(step.url));
    const reported = reports.get(url)?.progress ?? null;
    if (left.length === steps.length && reported === null) return [];
    const [next] = left;
    return [
      {
        url,
        title,
        steps: steps.length,
        done: steps.length - left.length,
        next: next ? { url: next.url, label: next.label } : null,
        reported,
      },
    ];
  });
}
