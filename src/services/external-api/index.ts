export { describeFetchFailure } from './fetch-failure';
export { fetchLimited } from './limited-fetch';
export { requestExternalApi, RETRYABLE_STATUSES, type ExternalApiResult } from './request';
