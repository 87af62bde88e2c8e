import { PROGRESS_EXTENSION, VERBS, type ReportedStatement } from '@/services/learning';
import type { ReportedProgress } from '../progress/progress-schemas';

/** What a learning platform has reported about a page of this site: a learning path or a step. */
export interface PageReport {
  isDone: boolean;
  progress: ReportedProgress;
}

/**
 * Summarizes statements by the path of the page they are about. Statements come oldest first: what is completed or
 * passed once stays done, and of progress, result, and score the newest counts.
 */
export function summarizeStatements(statements: readonly ReportedStatement[], siteUrl: string): Map<string, PageReport> {
  const reports = new Map<string, PageReport>();
  for (const statement of statements) {
    if (!statement.activity.startsWith(`${siteUrl}/`)) continue;
    const path = statement.activity.slice(siteUrl.length);
    const before = reports.get(path) ?? { isDone: false, progress: { percent: null, result: null, score: null } };
    reports.set(path, addStatement(before, statement));
  }
  return reports;
}

function addStatement({ isDone, progress }: PageReport, { verb, result }: ReportedStatement): PageReport {
  const isCompletion = verb.id === VERBS.completed || verb.id === VERBS.passed;
  const scaled = result?.score?.scaled;
  return {
    isDone: isDone || isCompletion,
    progress: {
      percent: isCompletion ? 100 : (getPercent(verb.id, result) ?? progress.percent),
      result: verb.id === VERBS.passed ? 'passed' : verb.id === VERBS.failed ? 'failed' : progress.result,
      score: scaled === undefined ? progress.score : Math.round(Math.max(0, scaled) * 100),
    },
  };
}

function getPercent(verb: string, result: ReportedStatement['result']): number | undefined {
  const percent = result?.extensions?.[PROGRESS_EXTENSION];
  if (verb !== VERBS.progressed || typeof percent !== 'number') return undefined;
  return Math.round(Math.min(100, Math.max(0, percent)));
}
