import { environment } from '@/platform/environment';
import { getLearnerStatements, learningTool } from '@/services/learning';
import { saveCompletedStep, findCompletedSteps, removeCompletedStep } from './completed-steps';
import { getLearningPaths, type LearningPathSummary } from './paths';
import type { LearningProgress } from './progress/progress-schemas';
import { type PageReport, summarizeStatements } from './xapi/reported-progress';

/** The result of completing or reopening a step. */
export type StepResult =
  | { outcome: 'changed'; progress: LearningProgress }
  /** The learning platform has reported the step as done, so it stays done. */
  | { outcome: 'reported' }
  /** The person has marked the maximum number of steps, so this one isn't marked. */
  | { outcome: 'full' };

/** Returns a person's progress: the steps they have completed, and what the learning platform has reported. */
export async function getProgress(subject: string): Promise<LearningProgress> {
  const [completed, reports, paths] = await Promise.all([findCompletedSteps(subject), getReports(subject), getLearningPaths()]);
  const reportedSteps = [...reports].flatMap(([path, { isDone }]) => (isDone ? [path] : []));
  const done = [...new Set([...completed, ...reportedSteps])];
  return { done, hasPlatform: learningTool !== undefined, paths: getStartedPaths(paths, done, reports) };
}

/** Whether a URL path is a step of one of the learning paths. */
export async function isLearningStep(path: string): Promise<boolean> {
  return (await getLearningPaths()).some(({ steps }) => steps.some(({ url }) => url === path));
}

/** Marks a step as done, and returns the resulting progress. */
export async function completeStep(subject: string, step: string): Promise<StepResult> {
  if (!(await saveCompletedStep(subject, step))) return { outcome: 'full' };
  return { outcome: 'changed', progress: await getProgress(subject) };
}

/** Marks a step as not done, and returns the resulting progress. */
export async function reopenStep(subject: string, step: string): Promise<StepResult> {
  await removeCompletedStep(subject, step);
  const progress = await getProgress(subject);
  return progress.done.includes(step) ? { outcome: 'reported' } : { outcome: 'changed', progress };
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
