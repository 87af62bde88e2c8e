export { requestExternalApi, type ExternalApiResult } from './request';
