export { CheckResult } from './check/check-result';
export { releaseParameterSchema } from './check/server-assessment';
export { getReleaseFacts } from './facts';
export { getCveFeedEntries, getReleaseFeedEntries } from './feeds';
export { getLifecycle } from './lifecycle';
export { buildLifecycleCalendar } from './lifecycle-calendar';
export { listReleasePages } from './views';
