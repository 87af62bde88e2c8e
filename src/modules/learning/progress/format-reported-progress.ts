import type { ReportedProgress } from './progress-schemas';

/** Formats what a learning platform has reported: "60% done", "passed, score 85%". */
export function formatReportedProgress({ percent, result, score }: ReportedProgress): string {
  const state = result ?? (percent === null ? undefined : percent === 100 ? 'completed' : `${percent}% done`);
  return [...(state === undefined ? [] : [state]), ...(score === null ? [] : [`score ${score}%`])].join(', ') || 'started';
}
