export { withAuth, type AuthenticatedRequest } from './authorize';
export { readBody } from './read-body';
export {
  createConflictResponse,
  createErrorResponse,
  createInvalidRequestResponse,
  createNotConfiguredResponse,
  createPrivateResponse,
  createUpstreamResponse,
} from './responses';
export { findVerifiedEmail, requireVerifiedEmail } from './verified-email';
export { hasTermEnded } from './dates';
