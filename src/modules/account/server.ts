export { withAuth, type AuthenticatedRequest } from './authorize';
export { createPrivateResponse, createErrorResponse, createNotConfiguredResponse, createUpstreamResponse } from './responses';
