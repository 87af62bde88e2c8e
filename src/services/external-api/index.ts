export { describeFetchFailure } from './fetch-failure';
export { requestExternalApi, RETRYABLE_STATUSES, type ExternalApiResult } from './request';
