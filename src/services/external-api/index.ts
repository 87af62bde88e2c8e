export { requestExternalApi, RETRYABLE_STATUSES, type ExternalApiResult } from './request';
