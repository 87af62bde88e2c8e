export { requestExternalApi, type ExternalApiResult } from './ask';
