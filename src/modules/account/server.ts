export { withAuth, type AuthenticatedRequest } from './authorize';
export { readJson } from './read-json';
export { createPrivateResponse, createErrorResponse, createNotConfiguredResponse, createUpstreamResponse } from './responses';
export { hasTermEnded } from './dates';
