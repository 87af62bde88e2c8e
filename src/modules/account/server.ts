export { withAuth, type AuthenticatedRequest } from './authorize';
export { readJson } from './read-json';
export {
  createConflictResponse,
  createErrorResponse,
  createNotConfiguredResponse,
  createPrivateResponse,
  createUpstreamResponse,
} from './responses';
export { findVerifiedEmail, requireVerifiedEmail } from './verified-email';
export { hasTermEnded } from './dates';
